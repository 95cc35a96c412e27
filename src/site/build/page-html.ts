import { createHash } from 'node:crypto'
import { commonArea } from '../../core/config/messages.ts'
import { escapeHtml } from '../../core/contract/escape-html.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { textDirectionOf } from '../../core/contract/text-direction.ts'
import type { FirstPaint } from './first-second/first-paint.ts'

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
  /** What stands before the app does. */
  readonly firstPaint?: FirstPaint
}

export interface Page {
  readonly html: string
  /** Base64 SHA-256 of the inline style. */
  readonly styleHash: string
}

/** The page of one merchant: its theme and skin inside, its words on the way. */
export function composePage(parts: PageParts): Page {
  const { skin, title, icon, head: more = '', firstPaint } = parts
  const template = firstPaint?.template ?? parts.template
  const { look, languages } = skin
  const themeCss = parts.themeCss + (firstPaint?.css ?? '')
  const head = [
    ...(firstPaint ? [] : [askForFonts(parts), askForWords(languages)]),
    `<link rel="icon" href="${escapeHtml(icon)}">`,
    more,
    `<style>${themeCss}</style>`,
    `<script type="application/json" id="skin">${inlineSkin(skin)}</script>`,
  ]
  const marks = {
    lang: languages.default,
    dir: textDirectionOf(languages.default),
    'data-merchant': skin.code,
    'data-mode': look.mode,
    'data-shape': look.shape,
    'data-depth': look.depth,
    'data-action': look.action,
    ...firstPaint?.marks,
  }
  const html = template
    .replace(/<html lang="[^"]*"/, () => `<html${writeAttributes(marks)}`)
    // It asks before the parser waits for any style.
    .replace('<head>', () => `<head>${firstPaint?.head ?? ''}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<div id="root">', (empty) => firstPaint?.root ?? empty)
  const styleHash = createHash('sha256').update(themeCss).digest('base64')
  return { html, styleHash }
}

/** Which language is shown is known on the device alone. */
function askForFonts({ fontScript, skin, fonts }: PageParts): string {
  const asked = JSON.stringify({ first: skin.languages.default, files: fonts })
  return `<script async src="${escapeHtml(fontScript)}" data-fonts="${escapeHtml(asked)}"></script>`
}

function askForWords({ supported, default: first }: Skin['languages']): string {
  const words = supported.find(({ tag }) => tag === first)
  const common = words?.messages[commonArea]
  return common ? `<link rel="preload" href="${escapeHtml(common)}" as="fetch">` : ''
}

function writeAttributes(values: Readonly<Record<string, string>>): string {
  const written = Object.entries(values).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return ['', ...written].join(' ')
}

/** A skin as it stands in its page, which is composed before and after its home is rendered. */
function inlineSkin(skin: Skin): string {
  const text = inlined.get(skin) ?? inlineJson(skin)
  inlined.set(skin, text)
  return text
}
const inlined = new WeakMap<Skin, string>()

/** JSON that cannot end the element it stands in. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
