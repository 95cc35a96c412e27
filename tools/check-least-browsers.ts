import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findScriptUses } from './least-browsers/find-script-uses.ts'
import { listPlayerFiles } from './least-browsers/list-player-files.ts'
import { readSupportTable } from './least-browsers/support-table.ts'
import { leastBrowsers } from './vite/least-browsers.ts'

/** Scripts that reach a browser without passing the bundler, below the root. */
const ownScripts = ['public/assets/*.js', 'src/site/build/{first-second,offline}/*.js']

const root = join(import.meta.dirname, '..')
const table = readSupportTable()
const files = [
  ...listPlayerFiles(join(root, 'dist')).map((file) => join('dist', file)),
  ...globSync(ownScripts, { cwd: root }),
].filter((file) => file.endsWith('.js'))

let found = 0
for (const file of files) {
  for (const { api, around } of findScriptUses(readFileSync(join(root, file), 'utf8'), table)) {
    process.stdout.write(`${file}: ${api}\n  …${around}…\n`)
    found += 1
  }
}
const browsers = `iOS ${leastBrowsers.ios} and Chrome ${leastBrowsers.chrome}`
process.stdout.write(
  found > 0
    ? `${found} uses of what ${browsers} lack. Write it with older methods, or test for it first.\n`
    : `${files.length} files use nothing that ${browsers} lack.\n`,
)
if (found > 0) process.exit(1)
