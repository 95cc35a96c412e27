import type { Definition, ListItem, Nodes, Parent, Root, TableRow } from 'mdast'
import { safeLink } from '../../contract/safe-link.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** What the links of a document may lead to. */
export interface DocumentLinks {
  readonly hosts: readonly string[]
}

/**
 * Renders a document as HTML of text alone: headings, paragraphs, lists, quotes, tables, emphasis, and links that pass
 * the allow-list. HTML of the document is shown as text, and a picture as its description. The page has the heading of
 * the first level, so that those of the document begin with the second.
 */
export function renderDocument(text: string, links: DocumentLinks): string {
  const root = parseMarkdown(text)
  return renderChildren(root, { links, targets: listTargets(root) })
}

interface RenderScope {
  readonly links: DocumentLinks
  /** The addresses of links by reference. */
  readonly targets: ReadonlyMap<string, string>
}

/** Lists the addresses that references lead to, by their identifiers. */
export function listTargets(root: Root): ReadonlyMap<string, string> {
  const definitions = root.children.filter((node): node is Definition => node.type === 'definition')
  return new Map(definitions.map(({ identifier, url }) => [identifier, url]))
}

function renderChildren({ children }: Parent, scope: RenderScope): string {
  return children.map((child) => render(child, scope)).join('')
}

function render(node: Nodes, scope: RenderScope): string {
  const inside = (tag: string): string =>
    'children' in node ? `<${tag}>${renderChildren(node, scope)}</${tag}>` : ''
  switch (node.type) {
    case 'heading':
      return inside(`h${Math.min(node.depth + 1, 4)}`)
    case 'paragraph':
      return inside('p')
    case 'blockquote':
      return inside('blockquote')
    case 'list':
      return inside(node.ordered ? 'ol' : 'ul')
    case 'listItem':
      return renderItem(node, scope)
    case 'emphasis':
      return inside('em')
    case 'strong':
      return inside('strong')
    case 'table':
      return renderTable(node.children, scope)
    case 'break':
      return '<br>'
    case 'code':
      return `<p>${escapeText(node.value)}</p>`
    case 'text':
    case 'inlineCode':
    case 'html':
      return escapeText(node.value)
    case 'image':
      return escapeText(node.alt ?? '')
    case 'link':
      return renderLink(node, node.url, scope)
    case 'linkReference':
      return renderLink(node, scope.targets.get(node.identifier) ?? '', scope)
    default:
      return ''
  }
}

/** Renders an item. The text of its only paragraph has no paragraph around it. */
function renderItem(item: ListItem, scope: RenderScope): string {
  const isAlone = item.children.filter(({ type }) => type === 'paragraph').length === 1
  const parts = item.children.map((child) =>
    isAlone && child.type === 'paragraph' ? renderChildren(child, scope) : render(child, scope),
  )
  return `<li>${parts.join('')}</li>`
}

function renderTable([head, ...rows]: readonly TableRow[], scope: RenderScope): string {
  const row = ({ children }: TableRow, tag: 'th' | 'td'): string => {
    const cells = children.map((cell) => `<${tag}>${renderChildren(cell, scope)}</${tag}>`)
    return `<tr>${cells.join('')}</tr>`
  }
  const top = head ? `<thead>${row(head, 'th')}</thead>` : ''
  return `<table>${top}<tbody>${rows.map((one) => row(one, 'td')).join('')}</tbody></table>`
}

function renderLink(node: Parent, url: string, scope: RenderScope): string {
  const address = safeLink(url, scope.links)
  const text = renderChildren(node, scope)
  return address === undefined ? text : `<a href="${escapeText(address)}">${text}</a>`
}

/** Writes a text as HTML. Braces and dollar signs would be placeholders of a message. */
function escapeText(text: string): string {
  return text.replace(/[&<>"'{}$]/g, (character) => `&#${character.charCodeAt(0)};`)
}
