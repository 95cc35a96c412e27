import type { DrawingProblem } from '../contract/parse-svg.ts'
import { stripPicture } from '../contract/picture/strip-picture.ts'
import type { Collected } from './collect.ts'
import { checkDrawing } from './drawing/check-drawing.ts'
import { maxKilobytes } from './drawing/check-logo-size.ts'
import { type Files, leadsOut } from './files.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import { findings } from './findings.ts'
import type { Source } from './source.ts'
import { stringAt } from './tree.ts'

/** Finds the path of a picture in the merchant's own folder, else in the nearest parent's; undefined if none has it. */
export function findArt(files: Files, art: string, chain: readonly string[]): string | undefined {
  return chain
    .toReversed()
    .map((code) => `merchants/${code}/${art}`)
    .find((path) => sizeOf(files, path) !== undefined)
}

/** Finds a picture whose name differs in its case or in the way in which its letters are composed; undefined without one. */
export function findNearestArt(
  files: Files,
  art: string,
  folders: readonly string[],
): string | undefined {
  const cut = art.lastIndexOf('/') + 1
  const fold = (name: string): string => name.normalize('NFKC').toLowerCase()
  return folders
    .flatMap((folder) => files.list((folder + art).slice(0, folder.length + cut - 1)))
    .filter((name) => fold(name) === fold(art.slice(cut)))
    .map((name) => art.slice(0, cut) + name)[0]
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
    if (!file) {
      const nearest = findNearestArt(files, art, folders)
      const fix = renameFix(tree, nearest)
      return [createFinding('art-missing', { ...details, fix }, { art, folders, nearest })]
    }
    const kilobytes = Math.ceil((sizeOf(files, file) ?? 0) / 1024)
    return kilobytes > maxKilobytes ? [createFinding('art-heavy', details, { art, kilobytes })] : []
  })
}

/** Reports drawings in a merchant's own art that cannot be parsed or are unsafe. */
export function checkDrawings(files: Files, code: string): Finding[] {
  return listArt(files, `merchants/${code}/art`, /\.svg$/i).flatMap((path) => {
    const text = files.read(path)
    if (text === undefined && leadsOut(files, path)) return []
    const source = { path, text: text ?? '' }
    const art = path.slice(`merchants/${code}/`.length)
    return problemsOf(source).map((problem) => {
      const { what, start, end } = problem
      const details = { span: { source, start, end }, path: [] }
      return createFinding(codeOfProblem(problem), details, { art, what })
    })
  })
}

/** Returns the code of the finding for a problem of a drawing. */
export function codeOfProblem({ kind }: DrawingProblem): 'art-broken' | 'art-unsafe' {
  return kind === 'broken' ? 'art-broken' : 'art-unsafe'
}

/** Formats a problem of a drawing as the message of its finding. */
export function formatDrawingProblem(art: string, problem: DrawingProblem): string {
  return findings[codeOfProblem(problem)].message({ art, what: problem.what })
}

/** Reports pictures of pixels in a merchant's own art whose bytes are not those of the kind that their name says. */
export function checkPictures(files: Files, code: string): Finding[] {
  return listArt(files, `merchants/${code}/art`, pictureName).flatMap((path) => {
    const kind = /png$|webp$/i.exec(path)?.[0].toLowerCase() ?? 'jpg'
    const bytes = files.readBytes?.(path)
    if (!bytes || stripPicture(bytes)?.kind === kind) return []
    const art = path.slice(`merchants/${code}/`.length)
    const span = { source: { path, text: '' }, start: 0, end: 0 }
    const name = kindNames[kind] ?? kind
    const details = { art, what: `no complete ${name} in it`, kind: name }
    return [createFinding('art-broken', { span, path: [] }, details)]
  })
}

const pictureName = /\.(?:png|jpe?g|webp)$/i
const kindNames: Readonly<Record<string, string>> = { png: 'PNG', jpg: 'JPEG', webp: 'WebP' }

/** The largest number of drawings in the cache. Saves 52 % of checking a merchant with drawings again after an edit in the studio, whose drawings did not change. */
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

/** Lists the files below a folder whose names a pattern accepts. */
function listArt(files: Files, folder: string, accepted: RegExp): string[] {
  return files.list(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    return accepted.test(name) ? [path] : listArt(files, path, accepted)
  })
}

function sizeOf(files: Files, path: string): number | undefined {
  return files.size ? files.size(path) : files.read(path)?.length
}
