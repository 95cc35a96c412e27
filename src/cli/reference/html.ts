import { escapeHtml } from '../../core/contract/escape-html.ts'

/** Formats a sentence as a paragraph. Text between backticks or double quotes becomes code. */
export function paragraph(text: string): string {
  return text === '' ? '' : `<p class="text">${inline(text)}</p>`
}

export function inline(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code class="code">$1</code>')
}

export function code(text: string): string {
  return `<code class="code">${escapeHtml(text)}</code>`
}

/** JSON as an operator types it. */
export function example(value: unknown): string {
  return codeBlock(JSON.stringify(value, null, 2))
}

/** Formats text verbatim in an element that keyboards can scroll. */
export function codeBlock(text: string): string {
  return `<pre class="block" tabindex="0">${escapeHtml(text)}</pre>`
}

export function link(href: string, text: string): string {
  return `<a class="link" href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
}

/** Pairs of a name and HTML; those without HTML are left out. */
export function facts(pairs: readonly (readonly [string, string | undefined])[]): string {
  const rows = pairs.flatMap(([name, html]) =>
    html ? [`<dt class="fact">${escapeHtml(name)}</dt><dd class="meaning">${html}</dd>`] : [],
  )
  return rows.length === 0 ? '' : `<dl class="facts">${rows.join('')}</dl>`
}
