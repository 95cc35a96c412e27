import type { Nodes, Root } from 'mdast'
import { checkLinks, type LinkTargets } from '../check-links.ts'
import { type Files, merchantFile } from '../files.ts'
import { createFinding, type Finding, renameFix } from '../finding.ts'
import { findNearest } from '../nearest.ts'
import type { ResolvedMerchant } from '../resolved-merchant.ts'
import type { Source, Span } from '../source.ts'
import { type MapTree, nearestSpan, type Path, treeAt } from '../tree.ts'
import { listDocumentFiles, listDocuments, readDocument } from './document-files.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { listTargets } from './render-document.ts'

export interface DocumentScope {
  readonly files: Files
  /** From the topmost parent to the merchant. */
  readonly chain: readonly string[]
  readonly tree: MapTree
  readonly targets: LinkTargets
}

/** Reports documents that blocks name and nobody wrote, languages that lack one, and what a document must not have. */
export function checkDocuments(merchant: ResolvedMerchant, scope: DocumentScope): Finding[] {
  const own = listDocumentFiles(scope.files, merchant.code).flatMap(({ path }) => {
    const text = scope.files.read(path)
    return text === undefined ? [] : checkText({ path, text }, scope.targets)
  })
  return [...checkPlaced(merchant, scope), ...own]
}

/** Checks the documents that the blocks of a merchant's pages show. */
function checkPlaced(merchant: ResolvedMerchant, scope: DocumentScope): Finding[] {
  return Object.entries(merchant.pages).flatMap(([page, { blocks }]) =>
    Object.entries(blocks).flatMap(([id, block]) => {
      if (block?.type !== 'document') return []
      const path = ['pages', page, 'blocks', id, 'settings', 'file']
      return checkName(block.settings?.file ?? 'about', path, { ...scope, merchant })
    }),
  )
}

function checkName(
  name: string,
  path: Path,
  { files, chain, tree, merchant }: DocumentScope & { readonly merchant: ResolvedMerchant },
): Finding[] {
  const upwards = chain.toReversed()
  const known = listDocuments(files, upwards)
  const keys = path.map(String)
  const typed = treeAt(tree, keys)
  const details = { span: typed ?? nearestSpan(tree, keys), path }
  if (!known.includes(name)) {
    const { name: nearest, safe } = findNearest(name, known)
    const fix = typed && renameFix(typed, safe)
    const values = {
      document: name,
      file: `merchants/${merchant.code}/documents/${name}.${merchant.languages.default}.md`,
      nearest,
    }
    return [createFinding('document-missing', { ...details, fix }, values)]
  }
  // A parent need not know the languages of its children.
  const isOwn =
    typed?.source.path === merchantFile(merchant.code) ||
    listDocuments(files, [merchant.code]).includes(name)
  if (!isOwn) return []
  const missing = merchant.languages.supported.filter(
    (language) => readDocument(files, upwards, { name, language }) === undefined,
  )
  if (missing.length === 0) return []
  return [createFinding('document-untranslated', details, { document: name, languages: missing })]
}

/** Reports HTML, pictures, refused links and skipped levels of headings in a document, with their places. */
function checkText(source: Source, targets: LinkTargets): Finding[] {
  const root = parseMarkdown(source.text)
  const addresses = listTargets(root)
  const spanOf = ({ position }: Nodes): Span => {
    const { start, end } = position ?? {}
    return { source, start: start?.offset ?? 0, end: end?.offset ?? 0 }
  }
  let level = 1
  return listNodes(root).flatMap((node): Finding[] => {
    const details = { span: spanOf(node), path: [] }
    switch (node.type) {
      case 'html':
        return [createFinding('document-html', details, { html: node.value })]
      case 'image':
      case 'imageReference':
        return [createFinding('document-picture', details, {})]
      case 'link':
        return checkAddress(node.url, details.span, targets)
      case 'linkReference':
        return checkAddress(addresses.get(node.identifier) ?? '', details.span, targets)
      case 'heading': {
        const before = level
        level = node.depth
        if (node.depth <= before + 1) return []
        return [createFinding('document-heading', details, { level: node.depth, before })]
      }
      default:
        return []
    }
  })
}

function checkAddress(url: string, span: Span, targets: LinkTargets): Finding[] {
  return checkLinks([{ tree: { kind: 'leaf', value: url, ...span }, path: [] }], targets)
}

/** Lists the parts of a document in their order. */
function listNodes(node: Root | Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(listNodes)] : [node]
}
