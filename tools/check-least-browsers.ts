import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { leastBrowsers } from '../src/core/contract/least-browsers.ts'
import { findScriptUses, type Use } from './least-browsers/find-script-uses.ts'
import { findStyleUses } from './least-browsers/find-style-uses.ts'
import { listMerchantStyles } from './least-browsers/list-merchant-styles.ts'
import { listPlayerFiles } from './least-browsers/list-player-files.ts'
import { readSupportTable } from './least-browsers/support-table.ts'

/** Scripts that reach a browser without passing the bundler, below the root. */
const ownScripts = ['public/assets/*.js', 'src/site/assemble/{first-second,offline}/*.js']

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const table = readSupportTable()
const built = listPlayerFiles(join(root, 'dist')).map((file) => join('dist', file))
const scripts = [...built.filter(isScript), ...globSync(ownScripts, { cwd: root }).filter(isScript)]
const sheets = built.filter((file) => file.endsWith('.css'))
const styles = [...sheets.map((file) => [file, read(file)] as const), ...listMerchantStyles(root)]

let found = 0
for (const file of scripts) report(file, findScriptUses(read(file), table))
for (const [name, css] of styles) report(name, findStyleUses(css))
const browsers = `iOS ${leastBrowsers.ios} and Chrome ${leastBrowsers.chrome}`
const checked = `${scripts.length} scripts and ${styles.length} stylesheets`
process.stdout.write(
  found > 0
    ? `${found} uses of what ${browsers} lack. Write it in an older way, or test for it first.\n`
    : `${checked} use nothing that ${browsers} lack.\n`,
)
if (found > 0) process.exit(1)

function isScript(file: string): boolean {
  return file.endsWith('.js')
}

function report(name: string, uses: readonly Use[]): void {
  for (const { api, around } of uses) process.stdout.write(`${name}: ${api}\n  …${around}…\n`)
  found += uses.length
}
