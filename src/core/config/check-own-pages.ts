import { isOwnPageId, listOwnPages, type OwnPageId } from '../contract/own-pages.ts'
import { readRoute } from '../contract/pages.ts'
import { merchantFile } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { type MapTree, nearestSpan, stringAt, treeAt } from './tree.ts'

/** Reports own pages whose path another page has, and those whose title a language of the merchant lacks. */
export function checkOwnPages(merchant: ResolvedMerchant, tree: MapTree): Finding[] {
  return listOwnPages(merchant.pages).flatMap((page) => [
    ...checkPath(page, merchant, tree),
    ...checkTitle(page, merchant, tree),
  ])
}

/** Lists the paths of the own pages of merged layers, which may have errors. */
export function listOwnPaths(tree: MapTree): string[] {
  const pages = treeAt(tree, ['pages'])
  if (pages?.kind !== 'map') return []
  return [...pages.entries].flatMap(([id, { value }]) =>
    isOwnPageId(id) ? (stringAt(value, ['path']) ?? []) : [],
  )
}

function checkPath(page: OwnPageId, { pages }: ResolvedMerchant, tree: MapTree): Finding[] {
  const path = pages[page]?.path ?? ''
  const route = readRoute(path)
  const first = listOwnPages(pages).find((id) => pages[id]?.path === path)
  if (route === undefined && first === page) return []
  const owner = route === undefined ? `"${first}"` : `the page "${route}" of the product`
  const at = ['pages', page, 'path']
  const details = { span: treeAt(tree, at) ?? nearestSpan(tree, at), path: at }
  return [createFinding('path-taken', details, { path, page, owner })]
}

/** A parent need not know the languages of its children. `checkTexts` reports a text without the default language. */
function checkTitle(
  page: OwnPageId,
  { code, languages }: ResolvedMerchant,
  tree: MapTree,
): Finding[] {
  const path = ['pages', page, 'title']
  const title = treeAt(tree, path)
  if (title?.kind !== 'map' || title.source.path !== merchantFile(code)) return []
  const missing = languages.supported.filter(
    (tag) => tag !== languages.default && !title.entries.has(tag),
  )
  if (missing.length === 0) return []
  return [createFinding('title-untranslated', { span: title, path }, { page, languages: missing })]
}
