import { escapeHtml } from '../../core/contract/escape-html.ts'
import { generatorTag } from '../../core/contract/generator-tag.ts'

/** A picture on a sheet, or why there is none. */
export interface SheetCell {
  readonly title: string
  /** The address of the picture. A sheet in a single file embeds it. */
  readonly address?: string
  readonly failed?: string
}

export interface SheetRow {
  readonly title: string
  /** Sentences below the title. */
  readonly notes?: readonly string[]
  readonly cells: readonly SheetCell[]
}

/** Pictures in rows as one page of HTML, which needs nothing but the pictures. */
export function sheetHtml(title: string, rows: readonly SheetRow[]): string {
  const widest = Math.max(1, ...rows.map(({ cells }) => cells.length))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${generatorTag}
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${styleOf(widest)}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${rows.map(rowHtml).join('\n')}
</body>
</html>
`
}

function rowHtml({ title, notes = [], cells }: SheetRow): string {
  const items = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('')
  const list = items === '' ? '' : `<ul>${items}</ul>`
  return `<h2>${escapeHtml(title)}</h2>${list}<div class="row">${cells.map(cellHtml).join('')}</div>`
}

function cellHtml({ title, address, failed }: SheetCell): string {
  const picture =
    address === undefined
      ? `<p class="failed">${escapeHtml(failed ?? 'There is no picture.')}</p>`
      : `<img src="${escapeHtml(address)}" alt="${escapeHtml(title)}">`
  return `<figure>${picture}<figcaption>${escapeHtml(title)}</figcaption></figure>`
}

function styleOf(widest: number): string {
  return `
:root { color-scheme: light dark }
body { margin: 0; padding: 1.5rem; font: 0.875rem/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 1.25rem }
h2 { margin: 1.5rem 0 0.5rem; font-size: 1rem }
.row { display: grid; grid-template-columns: repeat(${widest}, minmax(6rem, ${widest === 1 ? '60rem' : '24rem'})); gap: 1rem; align-items: start }
figure { margin: 0 }
figcaption { padding-block: 0.375rem }
img { display: block; inline-size: 100%; max-block-size: 380rem; object-fit: cover; object-position: top; border-radius: 0.5rem }
.failed { margin: 0; padding: 1rem; border: 1px dashed; border-radius: 0.5rem; overflow-wrap: anywhere }`
}
