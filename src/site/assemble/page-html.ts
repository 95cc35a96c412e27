import { createHash } from 'node:crypto'
import { commonArea } from '../../core/config/messages.ts'
import { escapeHtml } from '../../core/contract/escape-html.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { textDirectionOf } from '../../core/contract/text-direction.ts'
import type { SiteLook } from './compose-look.ts'
import type { FirstPaint } from './first-second/first-paint.ts'

export interface PageParts {
  /** The built index.html. */
  readonly template: string
  /** The address of the script that loads fonts. */
  readonly fontScript: string
  readonly skin: Skin
  readonly themeCss: string
  readonly title: string
  /** The address of the icon in the browser's tab. */
  readonly icon: string
  /** Addresses of the font files that the first paint needs, by language. */
  readonly fonts: Readonly<Record<string, readonly string[]>>
  /** Further elements of the head. */
  readonly head?: string
  /** The prerendered home; without it the app renders into an empty root. */
  readonly firstPaint?: FirstPaint
  /** The address of the skin. A page with a home refers to it; in a page without one the skin is inline. */
  readonly skinAddress: string
  /** A page with a home has the rules of the parts in it inline, and loads the others after the first paint. */
  readonly look?: SiteLook
}

export interface Page {
  readonly html: string
  /** The SHA-256 of the inline style, in base64. */
  readonly styleHash: string
}

/**
 * Composes the page of one merchant, with its theme inline. Without a prerendered home the skin is inline too and the
 * messages are preloaded; with one, both are loaded after the first paint.
 */
export function composePage(parts: PageParts): Page {
  const { skin, title, icon, head: more = '', firstPaint, skinAddress, look: drawing } = parts
  const template = firstPaint?.template ?? parts.template
  const { look, languages, gateway } = skin
  const drawn = drawing && firstPaint ? drawing.cssOf(firstPaint.kitParts) : ''
  const themeCss = parts.themeCss + (firstPaint?.css ?? '') + drawn
  const head = [
    ...(firstPaint ? [] : [fontLoader(parts), messagePreload(languages)]),
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    more,
    // Every call waits for it, so it loads beside the player.
    ...(gateway.adapter
      ? [`<link rel="modulepreload" href="${escapeHtml(gateway.adapter)}">`]
      : []),
    `<style>${themeCss}</style>`,
    ...(drawing && !firstPaint
      ? [`<link rel="stylesheet" href="${escapeHtml(drawing.address)}">`]
      : []),
    ...(firstPaint
      ? []
      : [`<script type="application/json" id="skin">${inlineJson(skin)}</script>`]),
  ]
  const attributes = {
    lang: languages.default,
    dir: textDirectionOf(languages.default),
    'data-merchant': skin.code,
    'data-mode': look.mode,
    'data-shape': look.shape,
    'data-action': look.action,
    ...(firstPaint && { 'data-skin': skinAddress, ...firstPaint.attributes }),
    ...(firstPaint && drawing && { 'data-look': drawing.address }),
  }
  const html = template
    .replace(/<html lang="[^"]*"/, () => `<html${writeAttributes(attributes)}`)
    // The script sends its request before the parser waits for a stylesheet.
    .replace('<head>', () => `<head>${firstPaint?.head ?? ''}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="root">', (empty) => firstPaint?.root ?? empty)
  const styleHash = createHash('sha256').update(themeCss).digest('base64')
  return { html, styleHash }
}

/** Returns the script that preloads fonts; only the device knows which language it shows. */
function fontLoader({ fontScript, skin, fonts }: PageParts): string {
  const data = JSON.stringify({ first: skin.languages.default, files: fonts })
  return `<script async src="${escapeHtml(fontScript)}" data-fonts="${escapeHtml(data)}"></script>`
}

/** Returns the preload of the common messages in the default language. */
function messagePreload({ supported, default: first }: Skin['languages']): string {
  const language = supported.find(({ tag }) => tag === first)
  const common = language?.messages[commonArea]
  return common ? `<link rel="preload" href="${escapeHtml(common)}" as="fetch">` : ''
}

function writeAttributes(values: Readonly<Record<string, string>>): string {
  const written = Object.entries(values).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return ['', ...written].join(' ')
}

/** Serializes a value as JSON that cannot end the element that contains it. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
