import { join } from 'node:path'
import { type BuildPart, buildParts } from './build/build-parts.ts'
import { buildWithVite } from './build/build-with-vite.ts'
import { ensureBuilt } from './build/ensure-built.ts'

/** Builds the named parts where they are missing or their sources changed; without names, all that is published and the studio. */
const named = process.argv.slice(2)
const known = Object.keys(buildParts)
const unknown = named.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no "${unknown[0]}". Choose from ${known.join(', ')}.\n`)
  process.exit(2)
}
const published: readonly BuildPart[] = ['player', 'prerender', 'studio']
const isNamed = (part: BuildPart): boolean => named.includes(part)
const chosen = (['local', ...published, 'testing'] as const).filter(isNamed)
await ensureBuilt(chosen.length > 0 ? chosen : published, {
  root: join(import.meta.dirname, '..'),
  build: buildWithVite,
  report: (line) => process.stdout.write(`${line}\n`),
})
