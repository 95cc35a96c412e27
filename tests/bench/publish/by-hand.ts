import { join } from 'node:path'
import { report } from './contestants.ts'
import { loadRenderer, readHandMade, writeHandMade } from './hand-made.ts'

// The floor: react-dom/server writes the homes of merchants in every language into pages that are
// otherwise ready, and each file is compressed and written, as a script by hand would do it: no check,
// no hash, no release. What it writes is byte for byte what Livery published of these merchants.
const [published = '', out = '', count = ''] = process.argv.slice(2)
const renderer = await loadRenderer()
const samples = await readHandMade(published, renderer)

await report(async () => {
  for (let at = 0; at < Number(count); at += 1) {
    const one = samples[at % samples.length]
    if (one) await writeHandMade(one, renderer, join(out, String(at)))
  }
})
