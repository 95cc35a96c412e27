import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { report } from './contestants.ts'
import { type HandMade, loadRenderer, writeHandMade } from './hand-made.ts'

// The floor of one changed merchant: the renderer is loaded, one merchant is written by hand, and its
// site is replaced in the record of all hosts.
const [merchant = '', record = '', out = ''] = process.argv.slice(2)

await report(async () => {
  const renderer = await loadRenderer()
  const made: HandMade = JSON.parse(readFileSync(merchant, 'utf8'))
  await writeHandMade(made, renderer, out)
  const release: { hosts: Record<string, string> } = JSON.parse(readFileSync(record, 'utf8'))
  const [host = ''] = Object.keys(release.hosts)
  release.hosts[host] = 'changed'
  writeFileSync(join(out, 'release.json'), JSON.stringify(release))
})
