import { join } from 'node:path'
import { escapeHtml } from '../../../core/contract/escape-html.ts'
import { routes } from '../../../core/contract/pages.ts'
import {
  type EarlyRequest,
  type HomeAccount,
  homeName,
  listMemberTypes,
  type PrerenderedHome,
} from '../../../core/contract/prerender.ts'
import type { OwnBlockCode, Skin } from '../../../core/contract/skin.ts'
import { textDirectionOf } from '../../../core/contract/text-direction.ts'
import { workerPath } from '../offline/compose-worker.ts'
import type { OfflinePage } from '../offline/offline-page.ts'
import { readScript } from '../read-script.ts'

/** The parts of a page that show a prerendered home before the app starts. */
export interface FirstPaint {
  /** The built page without the scripts that load after the first paint. */
  readonly template: string
  /** The root element with the home in it, and the opening tag of the loading screen. */
  readonly root: string
  readonly css: string
  /** The parts of the kit that the homes have, as `data-kit` names them. */
  readonly kitParts: ReadonlySet<string>
  /** Elements of the head. */
  readonly head: string
  /** Attributes of the `html` element. */
  readonly attributes: Readonly<Record<string, string>>
  /** The SHA-256 of every inline script of the site's pages, in base64. */
  readonly scriptHashes: readonly string[]
  /** The SHA-256 of inline styles other than the page's own, in base64. */
  readonly styleHashes: readonly string[]
}

export interface FirstPaintInputs {
  /** The built page. */
  readonly template: string
  readonly skin: Skin
  /** The moment for which the homes are rendered, in epoch milliseconds. */
  readonly time: number
  /** Homes by name; a guest's in the default language must be among them. */
  readonly homes: ReadonlyMap<string, PrerenderedHome>
  /** Paths of the player's scripts and styles that the homes need, as the build names them. */
  readonly files: Readonly<Record<HomeAccount, readonly string[]>>
  /** Returns the address of another home than a guest's in the default language, by name. */
  readonly addressOf: (home: string) => string
  /** Addresses of the font files that the first paint needs, by language. */
  readonly fonts: Readonly<Record<string, readonly string[]>>
  /** The name of the site, such as `lagoon-0a1b2c`. */
  readonly site: string
  readonly offline: Pick<OfflinePage, 'scriptHash' | 'styleHash'>
}

/** The script in the head of a published page. */
const loader = readScript(join(import.meta.dirname, 'loader.js'))

/** Version of the composed first paint. Change its letter when `composeFirstPaint` changes its result. */
export const firstPaintVersion = `a ${loader.hash}`

/**
 * Composes the parts of a page that show a guest's home in the default language, and the script that
 * replaces it by a home in another language, by that of a member or by the loading screen. Throws if the
 * default language has no home.
 */
export function composeFirstPaint(needs: FirstPaintInputs): FirstPaint {
  const { skin, homes, files, site, offline, time } = needs
  const tag = skin.languages.default
  const home = homes.get(tag)
  if (!home) throw new Error(`There is no prerendered home in the default language "${tag}".`)
  const { template, scripts } = splitTemplateOnce(needs.template)
  const styles = files.guest.filter(isStyle)
  const data = composeStartData(needs, scripts)
  const start = JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...listOwnBlocks(needs, 'guest').flatMap(({ style }) =>
      style ? [`<link rel="stylesheet" href="${escapeHtml(style)}">`] : [],
    ),
    ...home.images.map((address) => `<link rel="preload" as="image" href="${address}">`),
  ]
  return {
    template,
    root: `<div id="root" data-home="${escapeHtml(tag)}" data-areas="${escapeHtml(listAreas(listHomes(needs, 'guest')).join(' '))}"${time > 0 ? ` data-time="${time}"` : ''}>${home.html}</div><div id="waiting">`,
    css: composeCss(homes),
    kitParts: listKitParts(homes),
    head: `<script data-start='${start}'>${loader.code}</script>${links.join('')}`,
    attributes: { 'data-site': site, 'data-worker': workerPath },
    scriptHashes: [loader.hash, offline.scriptHash],
    styleHashes: [offline.styleHash],
  }
}

function listKitParts(homes: FirstPaintInputs['homes']): ReadonlySet<string> {
  const all = [...homes.values()].map(({ html }) => html).join()
  return new Set(Array.from(all.matchAll(/ data-kit="([\w-]+)"/g), ([, part = '']) => part))
}

function isStyle(file: string): boolean {
  return file.endsWith('.css')
}

let lastSplit: (SplitTemplate & { readonly page: string }) | undefined

/** Splits the built page, and remembers the result: all merchants have the same page. */
function splitTemplateOnce(page: string): SplitTemplate {
  if (lastSplit?.page !== page) lastSplit = { ...splitTemplate(page), page }
  return lastSplit
}

interface SplitTemplate extends Pick<FirstPaint, 'template'> {
  readonly scripts: readonly string[]
}

/** Removes the module scripts from a page and lists them: the entry first, then what it imports. */
function splitTemplate(page: string): SplitTemplate {
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

/** Composes the document of a home that the page fetches on its own. */
export function composeHomeFile({ html }: PrerenderedHome): string {
  return `<!doctype html><meta charset="utf-8"><body>${html}</body>`
}

/** Composes the data that the script of the head reads; `scripts` are the entry script, then what it imports. */
function composeStartData(needs: FirstPaintInputs, scripts: readonly string[]) {
  const { skin, homes, addressOf, fonts } = needs
  const { supported, default: first } = skin.languages
  const others = [...homes.keys()].filter((name) => name !== first)
  const tags = supported.map(({ tag }) => tag)
  return {
    first,
    scripts,
    ...composeAccountData(needs, 'guest'),
    codes: Object.fromEntries(supported.map(({ tag, code }) => [tag, code])),
    rightToLeft: tags.filter((tag) => textDirectionOf(tag) === 'rtl'),
    fonts,
    homes: Object.fromEntries(others.map((name) => [name, addressOf(name)])),
    paths: routes.home.paths,
    merchant: skin.gateway.merchantCode,
    turns: Object.fromEntries(
      [...homes].flatMap(([name, { turns }]) => (turns.length > 0 ? [[name, turns]] : [])),
    ),
    asks: Object.fromEntries(
      tags.map((tag): [string, readonly EarlyRequest[]] => [tag, homes.get(tag)?.requests ?? []]),
    ),
    ...(homes.has(homeName(first, 'member')) && { member: composeMemberData(needs) }),
  }
}

/** Composes what the script of the head reads about the homes of members alone. */
function composeMemberData(needs: FirstPaintInputs) {
  const { skin, files } = needs
  const styles = files.member.filter((file) => isStyle(file) && !files.guest.includes(file))
  return {
    types: listMemberTypes(skin.gateway),
    ...composeAccountData(needs, 'member'),
    areas: listAreas(listHomes(needs, 'member')).join(' '),
    styles: [
      ...styles.map((file) => `/${file}`),
      ...listOwnBlocks(needs, 'member').flatMap(({ style }) => style ?? []),
    ],
  }
}

/** Composes what differs between the homes of guests and those of members. */
function composeAccountData(needs: FirstPaintInputs, account: HomeAccount) {
  const { supported } = needs.skin.languages
  const areas = listAreas(listHomes(needs, account))
  return {
    /** Scripts of blocks; if one fails to load, the player reports the block that failed. */
    blocks: [
      ...needs.files[account].filter((file) => !isStyle(file)).map((file) => `/${file}`),
      ...listOwnBlocks(needs, account).map(({ script }) => script),
    ],
    /** The addresses of messages by language; the first area is the one of every page. */
    words: Object.fromEntries(
      supported.map(({ tag, messages }) => [tag, areas.flatMap((area) => messages[area] ?? [])]),
    ),
  }
}

/** Lists the homes that were rendered for an account, in every language. */
function listHomes({ skin, homes }: FirstPaintInputs, account: HomeAccount): PrerenderedHome[] {
  return skin.languages.supported.flatMap(({ tag }) => homes.get(homeName(tag, account)) ?? [])
}

/** Lists the own blocks that the homes of an account have. */
function listOwnBlocks(needs: FirstPaintInputs, account: HomeAccount): OwnBlockCode[] {
  const types = new Set(
    listHomes(needs, account).flatMap(({ blocks }) => blocks.map(({ type }) => type)),
  )
  return Object.entries(needs.skin.ownBlocks ?? {}).flatMap(([type, code]) =>
    types.has(type) ? [code] : [],
  )
}

/** Lists the message areas that homes need; the first is the one of every page. */
function listAreas(homes: readonly PrerenderedHome[]): readonly string[] {
  return [...new Set(homes.flatMap(({ areas }) => areas))]
}

/** Composes the rules that show either the root or the loading screen, and those of the homes' `data-style` attributes. */
function composeCss(homes: ReadonlyMap<string, PrerenderedHome>): string {
  const styles = new Set([...homes.values()].flatMap((home) => home.styles))
  return [
    '#waiting,[data-own] #root{display:none}[data-own] #waiting{display:block}',
    ...[...styles].filter(isSafeStyle).map((style) => `[data-style="${style}"]{${style}}`),
  ].join('')
}

/** Reports whether a style can end neither its rule nor its style element. */
function isSafeStyle(style: string): boolean {
  return /^[\w\s:;,.%()#+*/-]*$/.test(style)
}
