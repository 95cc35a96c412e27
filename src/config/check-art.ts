import type { Collected } from './collect.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import { stringAt, type Tree } from './tree.ts'

const heaviest = 300 * 1024

/** Where a picture is: in the merchant's own folder or the nearest parent's; undefined when in none. */
export function findArt(files: Files, art: string, chain: readonly string[]): string | undefined {
  return chain
    .toReversed()
    .map((code) => `merchants/${code}/${art}`)
    .find((path) => sizeOf(files, path) !== undefined)
}

/** Pictures that are missing, too heavy, or carry more than a picture. */
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
    if (!file) return [createFinding('art-missing', details, { art, folders })]
    return checkFile({ tree, path }, { art, file, files })
  })
}

function checkFile(
  details: { readonly tree: Tree; readonly path: Collected['path'] },
  { art, file, files }: { readonly art: string; readonly file: string; readonly files: Files },
): Finding[] {
  const { tree: span, path } = details
  const size = sizeOf(files, file) ?? 0
  const kilobytes = Math.ceil(size / 1024)
  if (size > heaviest) return [createFinding('art-heavy', { span, path }, { art, kilobytes })]
  const what = file.endsWith('.svg') ? findDanger(files.read(file) ?? '') : undefined
  return what === undefined ? [] : [createFinding('art-unsafe', { span, path }, { art, what })]
}

const dangers: readonly (readonly [RegExp, string])[] = [
  [/<script[\s>/]/i, 'a script'],
  [/<(foreignObject|iframe|embed|object)[\s>/]/i, 'a page inside the picture'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/javascript:/i, 'a javascript: address'],
  [/\b(?:href|src)\s*=\s*["']\s*(?:https?:)?\/\//i, 'an address of another site'],
  [/<!ENTITY/i, 'an entity'],
]

/** What a drawing contains besides a picture, in words. */
export function findDanger(svg: string): string | undefined {
  return dangers.find(([pattern]) => pattern.test(svg))?.[1]
}

function sizeOf(files: Files, path: string): number | undefined {
  return files.size ? files.size(path) : files.read(path)?.length
}
