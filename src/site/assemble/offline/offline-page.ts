import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { commonArea } from '../../../core/config/messages.ts'
import { escapeHtml } from '../../../core/contract/escape-html.ts'
import { pathTo } from '../../../core/contract/pages.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import type { NestedMessages } from '../messages.ts'
import { readScript } from '../read-script.ts'

export interface OfflinePageInputs {
  readonly skin: Skin
  readonly title: string
  readonly themeCss: string
  /** The messages of each language by tag, then by area. */
  readonly messages: ReadonlyMap<string, Readonly<Record<string, NestedMessages>>>
}

/** The page that players see without a network and without a cached home. */
export interface OfflinePage {
  readonly html: string
  /** The SHA-256 of its style, in base64. */
  readonly styleHash: string
  /** The SHA-256 of its script, in base64. */
  readonly scriptHash: string
  /** Addresses of its pictures. */
  readonly pictures: readonly string[]
}

const script = readScript(join(import.meta.dirname, 'offline.js'))

/** What the page adds to the theme of its merchant. */
export const offlineStyle = `
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:var(--space-6);min-height:100vh;padding:var(--space-6);background:var(--surface-page);color:var(--text);font:1rem/1.5 var(--font-text),sans-serif;text-align:center}
img{max-width:70vw}
[data-part="logo"]{height:2.5rem}
h1{font-family:var(--font-display),sans-serif;font-size:1.5rem;line-height:1.5;text-wrap:balance}
a{display:inline-flex;align-items:center;min-height:2.75rem;margin-top:var(--space-6);padding-inline:var(--space-6);border-radius:var(--radius-control);background:var(--primary);color:var(--on-primary);text-decoration:none}
a:focus-visible{outline:0.125rem solid var(--text);outline-offset:0.125rem}
[hidden]{display:none}`.replaceAll('\n', '')

/** Version of the composed page. Change its letter when `composeOfflinePage` changes its result. */
export const offlinePageVersion = `a ${script.hash} ${offlineStyle}`

/** Composes the offline page of a merchant, in its theme and in every language, with a link to try again. */
export function composeOfflinePage({
  skin,
  title,
  themeCss,
  messages: words,
}: OfflinePageInputs): OfflinePage {
  const { languages, brand, look } = skin
  const style = themeCss + offlineStyle
  const first = languages.default
  const inOrder = [...languages.supported].sort(
    (one, other) => Number(other.tag === first) - Number(one.tag === first),
  )
  const parts = inOrder.map(({ tag, code }) => {
    const common = words.get(tag)?.[commonArea] ?? {}
    const hidden = tag === first ? '' : ' hidden'
    return [
      `<section lang="${escapeHtml(tag)}" data-code="${escapeHtml(code)}"${hidden}>`,
      `<h1>${textOf(common, 'app', 'noInternet')}</h1>`,
      `<p>${textOf(common, 'app', 'pageFailedDetail')}</p>`,
      `<a href="${pathTo('home')}">${textOf(common, 'common', 'retry')}</a></section>`,
    ].join('')
  })
  const ornament = look.ornaments['offline']
  const pictures = [brand.logo, ornament].flatMap((address) => address || [])
  const html = [
    `<!doctype html><html lang="${escapeHtml(first)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>`,
    brand.logo &&
      `<img data-part="logo" src="${escapeHtml(brand.logo)}" alt="${escapeHtml(title)}">`,
    ornament && `<img src="${escapeHtml(ornament)}" width="160" height="160" alt="">`,
    `<main>${parts.join('')}</main><script>${script.code}</script></body></html>`,
  ].join('')
  const styleHash = createHash('sha256').update(style).digest('base64')
  return { html, styleHash, scriptHash: script.hash, pictures }
}

function textOf(messages: NestedMessages, group: string, key: string): string {
  const inside = messages[group]
  const text = typeof inside === 'object' ? inside[key] : undefined
  return escapeHtml(typeof text === 'string' ? text : '')
}
