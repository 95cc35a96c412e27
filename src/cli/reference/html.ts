import { escapeHtml } from '../../core/contract/escape-html.ts'

/** A sentence as a paragraph; what stands between backticks or double quotes is set as code. */
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

/** Text as it stands, which may be scrolled by keys where it is wide. */
export function codeBlock(text: string): string {
  return `<pre class="block" tabindex="0">${escapeHtml(text)}</pre>`
}

export function link(href: string, text: string): string {
  return `<a class="link" href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
}

/** Pairs of a name and HTML; those without HTML are left out. */
export function facts(pairs: readonly (readonly [string, string | undefined])[]): string {
  const rows = pairs.flatMap(([name, html]) =>
    html ? [`<dt class="fact">${escapeHtml(name)}</dt><dd class="said">${html}</dd>`] : [],
  )
  return rows.length === 0 ? '' : `<dl class="facts">${rows.join('')}</dl>`
}
