import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { report } from './contestants.ts'

// The floor: the files that one merchant has to itself, written again for every other.
const [sample = '', out = '', count = ''] = process.argv.slice(2)
const files = readdirSync(sample, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .map((file) => ({ path: file.slice(sample.length + 1), bytes: readFileSync(file) }))

await report(() => {
  for (let at = 0; at < Number(count); at += 1)
    for (const { path, bytes } of files) {
      const to = join(out, String(at), path)
      mkdirSync(dirname(to), { recursive: true })
      writeFileSync(to, bytes)
    }
})
