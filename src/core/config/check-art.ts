import type { DrawingProblem } from '../contract/parse-svg.ts'
import type { Collected } from './collect.ts'
import { checkDrawing } from './drawing/check-drawing.ts'
import { type Files, leadsOut } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import type { Source } from './source.ts'
import { stringAt } from './tree.ts'

/** The largest size of a picture, in kilobytes. */
export const heaviest = 300

/** Finds the path of a picture in the merchant's own folder, else in the nearest parent's; undefined if none has it. */
export function findArt(files: Files, art: string, chain: readonly string[]): string | undefined {
  return chain
    .toReversed()
    .map((code) => `merchants/${code}/${art}`)
    .find((path) => sizeOf(files, path) !== undefined)
}

/** Reports pictures that are missing or too large. */
export function checkArt(
  arts: readonly Collected[],
  { files, chain }: { readonly files: Files; readonly chain: readonly string[] },
): Finding[] {
  return arts.flatMap(({ tree, path }) => {
    const art = stringAt(tree, [])
    if (art === undefined) return []
    const file = art.includes('..') ? undefined : findArt(files, art, chain)
    const folders = chain.toReversed().map((code) => `merchants/${code}/`)
    const details = { span: tree, path }
    // The check of symbolic links reports a link that leads out, at the link itself.
    if (!file && folders.some((folder) => leadsOut(files, folder + art))) return []
    if (!file) return [createFinding('art-missing', details, { art, folders })]
    const kilobytes = Math.ceil((sizeOf(files, file) ?? 0) / 1024)
    return kilobytes > heaviest ? [createFinding('art-heavy', details, { art, kilobytes })] : []
  })
}

/** Reports drawings in a merchant's own art that cannot be parsed or are unsafe. */
export function checkDrawings(files: Files, code: string): Finding[] {
  return listDrawings(files, `merchants/${code}/art`).flatMap((path) => {
    const text = files.read(path)
    if (text === undefined && leadsOut(files, path)) return []
    const source = { path, text: text ?? '' }
    const art = path.slice(`merchants/${code}/`.length)
    return problemsOf(source).map(({ kind, what, start, end }) =>
      createFinding(
        kind === 'broken' ? 'art-broken' : 'art-unsafe',
        { span: { source, start, end }, path: [] },
        { art, what },
      ),
    )
  })
}

/** The largest number of drawings in the cache. A drawing is checked again with its merchant and with each child. */
const maxCached = 2000
const cache = new Map<string, { readonly text: string; readonly problems: DrawingProblem[] }>()

function problemsOf({ path, text }: Source): readonly DrawingProblem[] {
  const cached = cache.get(path)
  if (cached?.text === text) return cached.problems
  const problems = checkDrawing(text)
  cache.delete(path)
  cache.set(path, { text, problems })
  const [oldest] = cache.keys()
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest)
  return problems
}

function listDrawings(files: Files, folder: string): string[] {
  return files.list(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    return name.toLowerCase().endsWith('.svg') ? [path] : listDrawings(files, path)
  })
}

function sizeOf(files: Files, path: string): number | undefined {
  return files.size ? files.size(path) : files.read(path)?.length
}
