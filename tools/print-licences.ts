import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBuild } from './build/start-build.ts'

/** Prints every library and font that a published site contains, with the text of its licence. */
await startBuild(['local'], { output: 'errors' })
process.stdout.write(
  readFileSync(join(import.meta.dirname, '../dist/local/assets/licences.txt'), 'utf8'),
)
