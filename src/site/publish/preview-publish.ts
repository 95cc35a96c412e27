import { LRUCache } from 'lru-cache'
import type { SiteView } from '../../core/contract/site-view.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { chooseSites } from './choose-sites.ts'
import { type HostTurn, listTurns } from './host-turns.ts'
import { places } from './places.ts'
import { checkName, nameRelease, type PublishRequest } from './publish.ts'
import { type ReadyMerchant, readyMerchant } from './publish-merchant.ts'
import { checkFree, lookAt } from './published-folder.ts'
import { listPlayer, readPage } from './read-page.ts'
import { codeOfSite, type Hosts } from './release.ts'
import type { Refused, Sent } from './send-merchants.ts'
import type { SharedStore } from './shared-store.ts'
import type { Store } from './store.ts'
import { peek } from './target.ts'

/** What becomes of a merchant. */
export type Outlook = 'new' | 'changed' | 'unchanged' | 'taken-down' | 'refused'

export interface PreviewedMerchant<T> {
  readonly code: string
  readonly outlook: Outlook
  /** The hosts it would be served at. */
  readonly hosts: readonly string[]
  /** What differs from what it serves now; absent where it does not change, or its page cannot be read. */
  readonly changes?: T
}

/** What a publish would do. */
export interface Preview<T> {
  /** The name its release would have; absent where nothing would be published. */
  readonly release: string | undefined
  readonly merchants: readonly PreviewedMerchant<T>[]
  readonly refused: readonly Refused[]
  /** The hosts that would change. */
  readonly turns: readonly HostTurn[]
  /** What every host would serve. */
  readonly hosts: Hosts
}

export interface PreviewRequest<T> extends PublishRequest {
  /** Says what is another between what a merchant serves and what it would. */
  readonly compare: (sides: { readonly before: SiteView; readonly after: SiteView }) => T
}

/** Answers what a publish would change, and writes nothing; throws as the publish would. */
export async function previewPublish<T>(request: PreviewRequest<T>): Promise<Preview<T>> {
  checkName(request.release)
  const store = await peek(request.out)
  const folder = { ...lookAt(store), store }
  const reader = createReader(store)
  const compared = new Map<string, T>()
  const former = Map.groupBy(await folder.standing(), ([, site]) => codeOfSite(site))
  const { sent, before, hosts } = await chooseSites(folder, request, {
    store: nothingKept,
    send: (dressing) => async (merchant, chain) => {
      const ready = readyMerchant(merchant, chain, dressing)
      const was = former.get(merchant.code) ?? []
      const site = was.find(([, one]) => one !== ready.site)?.[1] ?? was[0]?.[1]
      const isSame =
        site === ready.site &&
        sameNames(
          was.map(([host]) => host),
          merchant.hosts,
        )
      if (site === undefined || isSame) return ready.site
      const after = viewOf(ready, merchant.hosts, dressing.player.template)
      const view = await reader(site, after)
      const at = was.map(([host]) => host).sort()
      const changes = view && compareSafely(request, { before: { ...view, hosts: at }, after })
      if (changes !== undefined) compared.set(merchant.code, changes)
      return ready.site
    },
  })
  const { release, isNew } = await nameRelease(hosts, folder, request.release)
  if (release && isNew) await checkFree(store, release)
  return {
    release: release?.name,
    merchants: listMerchants({ sent, before, hosts }, compared),
    refused: sent.refused,
    turns: listTurns(before, hosts),
    hosts,
  }
}

/** Undefined where a page of another version of Livery says things in another shape. */
function compareSafely<T>(
  { compare }: PreviewRequest<T>,
  sides: Parameters<PreviewRequest<T>['compare']>[0],
): T | undefined {
  try {
    return compare(sides)
  } catch (cause) {
    if (cause instanceof TypeError) return undefined
    throw cause
  }
}

/** Takes what a publish shares, and keeps none of it. */
const nothingKept: SharedStore = {
  keep: async () => undefined,
  keepFolder: async () => undefined,
  finish: async () => undefined,
  leave: async () => undefined,
  counts: () => ({ fresh: 0, kept: 0 }),
}

function viewOf({ dressed }: ReadyMerchant, hosts: readonly string[], template: string): SiteView {
  const { skin, pieces, page } = dressed
  const words = skin.languages.supported.flatMap(({ tag, messages }) =>
    Object.keys(messages).flatMap((area): [string, string][] => {
      const text = pieces.get(`messages/${tag}/${area}.json`)
      return text === undefined ? [] : [[`${tag}/${area}`, text]]
    }),
  )
  const tokens = readPage(page.html)?.tokens ?? {}
  return {
    hosts: hosts.toSorted(),
    skin,
    tokens,
    words: new Map(words),
    player: listPlayer(template),
  }
}

type ServedView = Omit<SiteView, 'hosts'>

/** As many texts of messages as are kept for the next merchant. */
const most = 32

/** Reads what a site serves, and its words where they are at another address than those that are compared. */
function createReader(
  store: Store,
): (site: string, other: SiteView) => Promise<ServedView | undefined> {
  const known = new LRUCache<string, Promise<string | undefined>>({ max: most })
  const readWords = (address: string): Promise<string | undefined> => {
    const ready = known.get(address) ?? store.read(address.slice(1))
    known.set(address, ready)
    return ready
  }
  return async (site, other) => {
    const html = await store.read(`${places.sites}/${site}/index.html`)
    const page = html === undefined ? undefined : readPage(html)
    if (!page) return undefined
    const words = new Map<string, string>()
    for (const [name, address] of listTurnedFiles(page.skin, other.skin)) {
      const text = await readWords(address)
      if (text !== undefined) words.set(name, text)
    }
    return { ...page, words }
  }
}

/** Lists the files of messages that are at another address in another skin, by language and area. */
function listTurnedFiles({ languages }: Skin, other: Skin): readonly (readonly [string, string])[] {
  return languages.supported.flatMap(({ tag, messages }) => {
    const now = other.languages.supported.find((language) => language.tag === tag)
    return Object.entries(messages).flatMap(([area, address]) =>
      now && now.messages[area] !== address && isOwnFile(address)
        ? [[`${tag}/${area}`, address] as const]
        : [],
    )
  })
}

/** What lies in a published folder may be anything. */
function isOwnFile(address: string): boolean {
  return /^\/files\/[\w-]+\.json$/.test(address)
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  const all = new Set(others)
  return some.length === all.size && some.every((one) => all.has(one))
}

interface Turned {
  readonly sent: Sent
  readonly before: Hosts
  readonly hosts: Hosts
}

function listMerchants<T>(
  { sent, before, hosts }: Turned,
  compared: ReadonlyMap<string, T>,
): PreviewedMerchant<T>[] {
  const [was, is] = [before, hosts].map(byOwner)
  const refused = new Set(sent.refused.map(({ code }) => code))
  const gone = [...(was?.keys() ?? [])].filter((code) => !is?.has(code))
  const codes = [...new Set([...sent.published, ...refused, ...gone])].sort()
  return codes.map((code) => {
    const [then, now] = [was?.get(code), is?.get(code)]
    const outlook = refused.has(code) ? 'refused' : outlookOf(then, now)
    const changes = compared.get(code)
    const isTold = outlook === 'changed' && changes !== undefined
    return { code, outlook, hosts: [...(now?.keys() ?? [])], ...(isTold && { changes }) }
  })
}

function byOwner(hosts: Hosts): ReadonlyMap<string, Hosts> {
  const groups = Map.groupBy(hosts, ([, site]) => codeOfSite(site))
  return new Map([...groups].map(([code, pairs]) => [code, new Map(pairs)]))
}

function outlookOf(then: Hosts | undefined, now: Hosts | undefined): Outlook {
  if (!then) return 'new'
  if (!now) return 'taken-down'
  return listTurns(then, now).length > 0 ? 'changed' : 'unchanged'
}
