import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserOptions } from '../src/shots/browser-options.ts'

/** Debian packages by a path that shows that they are there: a browser, and letters for every language. */
const packages = {
  chromium: browserOptions.executablePath,
  'fonts-noto-core': '/usr/share/fonts/truetype/noto',
  'fonts-noto-cjk': '/usr/share/fonts/opentype/noto',
  'fonts-thai-tlwg': '/usr/share/fonts/truetype/tlwg',
  'fonts-khmeros': '/usr/share/fonts/truetype/khmeros',
} as const

const missing = Object.entries(packages).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
if (missing.length > 0 && !install(missing)) explain(missing)

function install(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  process.stdout.write(`Installing ${names.join(', ')}\n`)
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...names)
}

function apt(...words: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', ['-qq', ...words], { stdio: 'inherit', env }).status === 0
}

/** Without a browser nothing can be shown; without a font some letters are boxes. */
function explain(names: readonly string[]): void {
  process.stderr.write(
    `Missing: ${names.join(', ')}. Install them: apt-get install ${names.join(' ')}\n`,
  )
  if (!existsSync(packages.chromium)) process.exitCode = 1
}
