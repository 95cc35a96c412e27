import { findArt, findNearestArt } from './check-art.ts'
import { type Files, leadsOut } from './files.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import { readFontDirectory } from './theme/font-directory.ts'
import { type MapTree, stringAt, type Tree, treeAt } from './tree.ts'

interface FontScope {
  readonly tree: MapTree
  readonly files: Files
  readonly chain: readonly string[]
}

/** Reports files of `theme.fonts` that are missing or that are no fonts. */
export function checkFonts(scope: FontScope): Finding[] {
  return ['display', 'text'].flatMap((part) => {
    const path = ['theme', 'fonts', part]
    const span = treeAt(scope.tree, path)
    const font = stringAt(span, [])
    return span && font !== undefined ? checkFont(font, { span, path }, scope) : []
  })
}

function checkFont(
  font: string,
  details: { readonly span: Tree; readonly path: readonly string[] },
  { files, chain }: FontScope,
): Finding[] {
  const file = font.includes('..') ? undefined : findArt(files, font, chain)
  const folders = chain.toReversed().map((code) => `merchants/${code}/`)
  // The check of symbolic links reports a link that leads out, at the link itself.
  if (!file && folders.some((folder) => leadsOut(files, folder + font))) return []
  if (!file) {
    const nearest = findNearestArt(files, font, folders)
    const fix = renameFix(details.span, nearest)
    return [createFinding('font-missing', { ...details, fix }, { font, folders, nearest })]
  }
  // A source of texts only has no bytes to look at.
  const bytes = files.readBytes?.(file)
  return !files.readBytes || (bytes && readFontDirectory(bytes))
    ? []
    : [createFinding('font-broken', details, { font })]
}
