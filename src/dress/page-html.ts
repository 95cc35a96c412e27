import { createHash } from 'node:crypto'
import { escapeHtml } from '../contract/escape-html.ts'
import type { Skin } from '../contract/skin.ts'

export interface PageParts {
  /** The built index.html. */
  readonly template: string
  /** Address of the script that asks for fonts. */
  readonly fontScript: string
  readonly skin: Skin
  readonly themeCss: string
  readonly title: string
  /** Address of the icon a browser tab shows. */
  readonly icon: string
  /** Addresses of the fonts of the first paint, by language. */
  readonly fonts: Readonly<Record<string, readonly string[]>>
  /** Elements that stand in the head besides. */
  readonly head?: string
}

export interface Page {
  readonly html: string
  /** Base64 SHA-256 of the inline style. */
  readonly styleHash: string
}

/** The page of one merchant: its theme and skin inside, its words on the way. */
export function composePage(parts: PageParts): Page {
  const { template, fontScript, skin, themeCss, title, icon, fonts, head: more = '' } = parts
  const words = skin.languages.supported.find(({ tag }) => tag === skin.languages.default)
  const asked = JSON.stringify({ first: skin.languages.default, files: fonts })
  const head = [
    // Which language is shown is known on the device alone.
    `<script async src="${escapeHtml(fontScript)}" data-fonts="${escapeHtml(asked)}"></script>`,
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    words ? `<link rel="preload" href="${escapeHtml(words.messages)}" as="fetch" crossorigin>` : '',
    more,
    `<style>${themeCss}</style>`,
    `<script type="application/json" id="skin">${inlineJson(skin)}</script>`,
  ]
  const html = template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(skin.languages.default)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
  return { html, styleHash: createHash('sha256').update(themeCss).digest('base64') }
}

/** JSON that cannot end the element it stands in. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
