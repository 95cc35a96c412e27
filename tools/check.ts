import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** What `npm run check` does, in order; the first that fails ends it. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['a fresh clone installs', 'npm', 'ci', '--dry-run', '--loglevel', 'error'],
  ['generated files are fresh', 'node', 'tools/generate.ts', '--check'],
  ['fonts are fresh', 'node', 'tools/cut-fonts.ts', '--check'],
  ['format and lint', 'biome', 'ci', '.'],
  [
    'types of the browser rooms',
    'node',
    'node_modules/typescript7/bin/tsc',
    '-p',
    'tsconfig.browser.json',
  ],
  [
    'types of the Node rooms',
    'node',
    'node_modules/typescript7/bin/tsc',
    '-p',
    'tsconfig.node.json',
  ],
  ['types of the tests', 'node', 'node_modules/typescript7/bin/tsc', '-p', 'tsconfig.tests.json'],
  ['walls', 'node', 'tools/check-walls.ts'],
  ['no literals', 'node', 'tools/check-literals.ts'],
  ['dead code', 'knip', '--no-progress'],
  ['merchants are valid', 'node', 'bin/livery.js', 'validate'],
  ['pages of tokens are fresh', 'node', 'tools/print-tokens.ts', '--check'],
  ['unit tests', 'vitest', 'run'],
  ['build', 'vite', 'build', '--logLevel', 'warn'],
  [
    'build of the studio',
    'vite',
    'build',
    '--config',
    'vite.studio.config.ts',
    '--logLevel',
    'warn',
  ],
  ['size budgets', 'node', 'tools/check-budgets.ts'],
]

const root = join(import.meta.dirname, '..')
const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`

for (const [name, command, ...args] of steps) {
  const from = performance.now()
  process.stdout.write(`\n— ${name}\n`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  })
  if (status !== 0) {
    process.stderr.write(`\nFailed: ${name}\n`)
    process.exit(1)
  }
  process.stdout.write(`  ${((performance.now() - from) / 1000).toFixed(1)} s\n`)
}
