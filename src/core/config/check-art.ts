import type { DrawingProblem } from '../contract/parse-svg.ts'
import type { Collected } from './collect.ts'
import { checkDrawing } from './drawing/check-drawing.ts'
import { type Files, leadsOut } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import type { Source } from './source.ts'
import { stringAt } from './tree.ts'

/** How much a picture may weigh, in kilobytes. */
export const heaviest = 300

/** Where a picture is: in the merchant's own folder or the nearest parent's; undefined when in none. */
export function findArt(files: Files, art: string, chain: readonly string[]): string | undefined {
  return chain
    .toReversed()
    .map((code) => `merchants/${code}/${art}`)
    .find((path) => sizeOf(files, path) !== undefined)
}

/** Pictures that are missing or too heavy. */
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
    // What leads out is told where it is.
    if (!file && folders.some((folder) => leadsOut(files, folder + art))) return []
    if (!file) return [createFinding('art-missing', details, { art, folders })]
    const kilobytes = Math.ceil((sizeOf(files, file) ?? 0) / 1024)
    return kilobytes > heaviest ? [createFinding('art-heavy', details, { art, kilobytes })] : []
  })
}

/** Drawings of a merchant's own art that cannot be read, or carry more than a picture. */
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

/** How many drawings are remembered; each is asked for again whenever its merchant or a child of it is. */
const most = 2000
const known = new Map<string, { readonly text: string; readonly problems: DrawingProblem[] }>()

function problemsOf({ path, text }: Source): readonly DrawingProblem[] {
  const ready = known.get(path)
  if (ready?.text === text) return ready.problems
  const problems = checkDrawing(text)
  known.delete(path)
  known.set(path, { text, problems })
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
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
