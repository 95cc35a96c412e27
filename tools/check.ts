import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

type Step = readonly [name: string, command: string, ...args: string[]]

/** Prints the schemas as literals, which the types of the tests are held to. */
const first: Step = ['schemas for the types of the tests', 'node', 'tools/generate.ts', '--types']

/** The steps that `npm run check` runs next, two at a time: none needs the result of another. */
const apart: readonly Step[] = [
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
  ['no literals', 'node', 'tools/check-literals.ts'],
  ['declared reads of blocks', 'node', 'tools/check-reads.ts'],
  ['references to the specification', 'node', 'tools/check-spec.ts'],
  ['words of the glossary', 'node', 'tools/check-words.ts'],
  ['paths in documents', 'node', 'tools/check-documents.ts'],
  ['names in comments', 'node', 'tools/check-comments.ts'],
  ['dead code', 'knip', '--no-progress'],
  [
    'code that only tests use',
    'knip',
    '--production',
    '--no-progress',
    '--include',
    'exports,files,types',
  ],
  ['merchants are valid', 'node', 'bin/livery.js', 'validate'],
]

/** The steps that run afterwards, in order. The first failure ends the check. */
const inOrder: readonly Step[] = [
  // It plants a file, which the others would see.
  ['walls', 'node', 'tools/check-walls.ts'],
  ['unit tests', 'vitest', 'run'],
  ['build', 'node', 'tools/build.ts'],
  ['what the least browsers lack', 'node', 'tools/check-least-browsers.ts'],
  ['size budgets', 'node', 'tools/check-budgets.ts'],
]

const root = join(import.meta.dirname, '..')
const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`

await run(first, 'inherit')
const waiting = [...apart]
await Promise.all([takeTurns(), takeTurns()])
for (const step of inOrder) await run(step, 'inherit')

async function takeTurns(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, 'pipe')
}

/** Runs a step. Its output is printed at once if it runs alone, else when it is done. */
async function run([name, command, ...args]: Step, output: 'inherit' | 'pipe'): Promise<void> {
  const from = performance.now()
  if (output === 'inherit') process.stdout.write(`\n— ${name}\n`)
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, PATH: path },
  })
  const [[status], ...texts] = await Promise.all([
    once(child, 'close'),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ])
  if (output === 'pipe') process.stdout.write(`\n— ${name}\n${texts.join('')}`)
  if (status !== 0) {
    process.stderr.write(`\nFailed: ${name}\n`)
    process.exit(1)
  }
  process.stdout.write(`  ${((performance.now() - from) / 1000).toFixed(1)} s\n`)
}
