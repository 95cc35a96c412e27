import { join } from 'node:path'
import { escapeHtml } from '../../../core/contract/escape-html.ts'
import { routes } from '../../../core/contract/pages.ts'
import type { EarlyAsk, PrerenderedHome } from '../../../core/contract/prerender.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import { textDirectionOf } from '../../../core/contract/text-direction.ts'
import { workerPath } from '../offline/compose-worker.ts'
import type { OfflinePage } from '../offline/offline-page.ts'
import { readScript } from '../read-script.ts'

/** What stands in a page before the app does, and what brings it. */
export interface FirstPaint {
  /** The built page without the scripts that come after the first paint. */
  readonly template: string
  /** The root with a home inside, up to the loading screen. */
  readonly root: string
  readonly css: string
  /** Elements of the head. */
  readonly head: string
  /** Attributes of the page's element. */
  readonly marks: Readonly<Record<string, string>>
  /** Base64 SHA-256 of the scripts that a page of the site has inside, and of styles besides its own. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

export interface FirstPaintNeeds {
  /** The built page. */
  readonly template: string
  readonly skin: Skin
  /** Homes by language, with that of the default one. */
  readonly homes: ReadonlyMap<string, PrerenderedHome>
  /** Scripts and styles of the player that the homes need, as the build names them. */
  readonly files: readonly string[]
  /** Where the homes of other languages are. */
  readonly addressOf: (tag: string) => string
  /** Addresses of the fonts of the first paint, by language. */
  readonly fonts: Readonly<Record<string, readonly string[]>>
  /** The name of the site. */
  readonly site: string
  readonly offline: Pick<OfflinePage, 'scriptHash' | 'styleHash'>
}

/** The script of a published page's head. */
const loader = readScript(join(import.meta.dirname, 'loader.js'))

/** Changes with the script and the way first paints are composed. */
export const mannerOfFirstPaint = `a ${loader.hash}`

/** Sets the home of a guest into a page, with the script that shows another language's or none. */
export function composeFirstPaint(needs: FirstPaintNeeds): FirstPaint {
  const { skin, homes, files, site, offline } = needs
  const tag = skin.languages.default
  const home = homes.get(tag)
  if (!home) throw new Error(`"${tag}" has no home.`)
  const { template, scripts } = takeScriptsOnce(needs.template)
  const [styles, code] = [files.filter(isStyle), files.filter((file) => !isStyle(file))]
  const data = startData(needs, { scripts, blocks: code.map((file) => `/${file}`) })
  const start = JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...home.images.map((address) => `<link rel="preload" as="image" href="${address}">`),
  ]
  return {
    template,
    root: `<div id="root" data-home="${escapeHtml(tag)}" data-areas="${escapeHtml(listAreas(homes).join(' '))}">${home.html}</div><div id="waiting">`,
    css: composeCss(homes),
    head: `<script data-start='${start}'>${loader.code}</script>${links.join('')}`,
    marks: { 'data-site': site, 'data-worker': workerPath },
    scriptHashes: [loader.hash, offline.scriptHash],
    styleHashes: [offline.styleHash],
  }
}

function isStyle(file: string): boolean {
  return file.endsWith('.css')
}

let taken: (Taken & { readonly page: string }) | undefined

/** The same for the page of one build, which every merchant has. */
function takeScriptsOnce(page: string): Taken {
  if (taken?.page !== page) taken = { ...takeScripts(page), page }
  return taken
}

interface Taken extends Pick<FirstPaint, 'template'> {
  readonly scripts: readonly string[]
}

/** A page without what brings its code, which is listed: the script to run first, then what it imports. */
function takeScripts(page: string): Taken {
  const scripts: string[] = []
  const template = page
    .replace(
      /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
      (tag) => {
        const [, address] = / (?:src|href)="([^"]+)"/.exec(tag) ?? []
        if (address) scripts.push(address)
        return ''
      },
    )
    .replace(/<script (?=[^>]* data-legacy)/, '<script defer ')
  return { template, scripts }
}

/** A home that is fetched by itself. */
export function composeHomeFile({ html }: PrerenderedHome): string {
  return `<!doctype html><meta charset="utf-8"><body>${html}</body>`
}

interface Code {
  /** The script to run first, then what it imports; without one of them there is no player. */
  readonly scripts: readonly string[]
  /** Without one of these there is a player that says which block failed. */
  readonly blocks: readonly string[]
}

/** What the script of the head reads. */
function startData({ skin, homes, addressOf, fonts }: FirstPaintNeeds, code: Code) {
  const { supported, default: first } = skin.languages
  const others = [...homes.keys()].filter((tag) => tag !== first)
  const areas = listAreas(homes)
  return {
    first,
    ...code,
    codes: Object.fromEntries(supported.map(({ tag, code }) => [tag, code])),
    rightToLeft: [...homes.keys()].filter((tag) => textDirectionOf(tag) === 'rtl'),
    fonts,
    words: Object.fromEntries(
      supported.map(({ tag, messages }) => [tag, areas.flatMap((area) => messages[area] ?? [])]),
    ),
    homes: Object.fromEntries(others.map((tag) => [tag, addressOf(tag)])),
    paths: routes.home.paths,
    merchant: skin.gateway.merchantCode,
    asks: Object.fromEntries(
      [...homes].map(([tag, { asks }]): [string, readonly EarlyAsk[]] => [tag, asks]),
    ),
  }
}

/** Lists the areas of messages that homes need; the first is that of every page. */
function listAreas(homes: FirstPaintNeeds['homes']): readonly string[] {
  return [...new Set([...homes.values()].flatMap(({ areas }) => areas))]
}

/** What is hidden while the root is another's, and the styles that markup may not carry. */
function composeCss(homes: ReadonlyMap<string, PrerenderedHome>): string {
  const styles = new Set([...homes.values()].flatMap((home) => home.styles))
  return [
    '#waiting,[data-own] #root{display:none}[data-own] #waiting{display:block}',
    ...[...styles].filter(isPlain).map((style) => `[data-style="${style}"]{${style}}`),
  ].join('')
}

/** Whether a style can end neither its rule nor its element. */
function isPlain(style: string): boolean {
  return /^[\w\s:;,.%()#+*/-]*$/.test(style)
}
