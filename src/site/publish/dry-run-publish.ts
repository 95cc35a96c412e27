import { LRUCache } from 'lru-cache'
import type { SiteView } from '../../core/contract/site-view.ts'
import type { Skin } from '../../core/contract/skin.ts'
import type { SendSite, UnpublishedMerchant } from './build-merchant.ts'
import { chooseSites } from './choose-sites.ts'
import { type HostChange, listHostChanges } from './host-changes.ts'
import { listPlayerFiles, loadPublishedPage, readTokens } from './load-published-page.ts'
import { openBuildsHere } from './open-builds-here.ts'
import { assertReleaseName, type PublishRequest, resolveRelease } from './publish.ts'
import { type PreparedSite, prepareSite, type SiteInputs } from './publish-merchant.ts'
import type { MerchantResults } from './publish-merchants.ts'
import { publishFolders } from './publish-paths.ts'
import { openForDryRun } from './publish-target.ts'
import { createPublishedFolder, isReleasePublished } from './published-folder.ts'
import { codeOfSite, deriveReleaseName, type Hosts } from './release.ts'
import type { SharedStore } from './shared-store.ts'
import type { Store } from './store.ts'

/** The result of a publish for one merchant. */
export type MerchantOutcome = 'new' | 'changed' | 'unchanged' | 'taken-down' | 'refused'

/** The effect of a publish on one merchant. */
export interface DryRunMerchant<T> {
  readonly code: string
  readonly outcome: MerchantOutcome
  /** The hosts that would serve it. */
  readonly hosts: readonly string[]
  /** The differences from its current site; absent if there are none, or if its page cannot be read. */
  readonly changes?: T
}

/** The effect of a publish, without writing anything. */
export interface PublishDryRun<T> {
  /** The name of its release; undefined if nothing would be published. */
  readonly release: string | undefined
  readonly merchants: readonly DryRunMerchant<T>[]
  readonly refused: readonly UnpublishedMerchant[]
  /** The hosts that would change. */
  readonly turns: readonly HostChange[]
  /** The site of each host afterwards. */
  readonly hosts: Hosts
  /** A hash of all that the merchants are made of (`ChosenSites`). */
  readonly inputs: string
  /** The release that every host serves now; undefined if there is none, or if the last publish was interrupted. */
  readonly current: string | undefined
  /** A hash of what is served now. */
  readonly basis: string
}

export interface DryRunRequest<T> extends PublishRequest {
  /** Compares a merchant's current site with its next one. */
  readonly compare: (sides: { readonly before: SiteView; readonly after: SiteView }) => T
}

/** Returns what a publish would change, and writes nothing; throws the errors of the publish. */
export async function dryRunPublish<T>(request: DryRunRequest<T>): Promise<PublishDryRun<T>> {
  assertReleaseName(request.release)
  const store = await openForDryRun(request.out)
  const folder = { ...createPublishedFolder(store), store }
  const loadView = createViewLoader(store)
  const compared = new Map<string, T>()
  const former = Map.groupBy(await folder.currentHosts(), ([, site]) => codeOfSite(site))
  const createSend =
    (inputs: SiteInputs): SendSite =>
    async (merchant, layers) => {
      const ready = prepareSite(merchant, layers, inputs)
      const was = former.get(merchant.code) ?? []
      const site = was.find(([, one]) => one !== ready.site)?.[1] ?? was[0]?.[1]
      const isSame =
        site === ready.site &&
        sameNames(
          was.map(([host]) => host),
          merchant.hosts,
        )
      if (site === undefined || isSame) return ready.site
      const after = viewOf(ready, merchant.hosts, inputs.player.template)
      const view = await loadView(site, after)
      const at = was.map(([host]) => host).sort()
      const changes = view && compareSafely(request, { before: { ...view, hosts: at }, after })
      if (changes !== undefined) compared.set(merchant.code, changes)
      return ready.site
    }
  const { sent, before, hosts, inputs } = await chooseSites(folder, request, {
    store: discardingStore,
    startBuilds: async (needs) => openBuildsHere(needs, ({ inputs }) => createSend(inputs)),
  })
  const { release, isNew } = await resolveRelease(hosts, folder, request.release)
  if (release && isNew) await isReleasePublished(store, release)
  return {
    release: release?.name,
    merchants: listMerchants({ sent, before, hosts }, compared),
    refused: sent.refused,
    turns: listHostChanges(before, hosts),
    hosts,
    inputs,
    current: await folder.current(),
    basis: deriveReleaseName(before),
  }
}

/** Compares two sites; undefined if the page comes from a version of Livery with another shape of skin. */
function compareSafely<T>(
  { compare }: DryRunRequest<T>,
  sides: Parameters<DryRunRequest<T>['compare']>[0],
): T | undefined {
  try {
    return compare(sides)
  } catch (cause) {
    if (cause instanceof TypeError) return undefined
    throw cause
  }
}

/** Accepts the shared files and keeps none of them. */
export const discardingStore: SharedStore = {
  claim: async () => new Set(),
  write: async () => undefined,
  writeFolder: async () => undefined,
  keep: async () => undefined,
  finish: async () => undefined,
  cancel: async () => undefined,
  counts: () => ({ fresh: 0, kept: 0 }),
}

function viewOf({ built }: PreparedSite, hosts: readonly string[], template: string): SiteView {
  const { skin, generatedFiles, page, look } = built
  const words = skin.languages.supported.flatMap(({ tag, messages }) =>
    Object.keys(messages).flatMap((area): [string, string][] => {
      const text = generatedFiles.get(`messages/${tag}/${area}.json`)
      return text === undefined ? [] : [[`${tag}/${area}`, text]]
    }),
  )
  const tokens = readTokens(page.html) ?? {}
  return {
    hosts: hosts.toSorted(),
    skin,
    tokens,
    look: look && look.rootCss + look.css,
    messages: new Map(words),
    player: listPlayerFiles(template),
  }
}

type ServedView = Omit<SiteView, 'hosts'>

/** The most message files that are cached for further merchants. */
const maxMessageFiles = 32

/** Creates a loader of sites; it loads only message files whose address differs from the other site's. */
function createViewLoader(
  store: Store,
): (site: string, other: SiteView) => Promise<ServedView | undefined> {
  const cache = new LRUCache<string, Promise<string | undefined>>({ max: maxMessageFiles })
  const loadMessages = (address: string): Promise<string | undefined> => {
    const loading = cache.get(address) ?? store.read(address.slice(1))
    cache.set(address, loading)
    return loading
  }
  return async (site, other) => {
    const html = await store.read(`${publishFolders.sites}/${site}/index.html`)
    const page =
      html === undefined ? undefined : await loadPublishedPage(html, (path) => store.read(path))
    if (!page) return undefined
    const words = new Map<string, string>()
    for (const [name, address] of listChangedFiles(page.skin, other.skin)) {
      const text = await loadMessages(address)
      if (text !== undefined) words.set(name, text)
    }
    return { ...page, messages: words }
  }
}

/** Lists the message files whose address differs in another skin, by language and area. */
function listChangedFiles(
  { languages }: Skin,
  other: Skin,
): readonly (readonly [string, string])[] {
  return languages.supported.flatMap(({ tag, messages }) => {
    const now = other.languages.supported.find((language) => language.tag === tag)
    return Object.entries(messages).flatMap(([area, address]) =>
      now && now.messages[area] !== address && isOwnFile(address)
        ? [[`${tag}/${area}`, address] as const]
        : [],
    )
  })
}

/** Checks the form of an address: files of a published folder may have been changed by hand. */
function isOwnFile(address: string): boolean {
  return /^\/files\/[\w-]+\.json$/.test(address)
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  const all = new Set(others)
  return some.length === all.size && some.every((one) => all.has(one))
}

interface HostStates {
  readonly sent: MerchantResults
  readonly before: Hosts
  readonly hosts: Hosts
}

function listMerchants<T>(
  { sent, before, hosts }: HostStates,
  compared: ReadonlyMap<string, T>,
): DryRunMerchant<T>[] {
  const [was, is] = [before, hosts].map(byOwner)
  const refused = new Set(sent.refused.map(({ code }) => code))
  const gone = [...(was?.keys() ?? [])].filter((code) => !is?.has(code))
  const codes = [...new Set([...sent.published, ...refused, ...gone])].sort()
  return codes.map((code) => {
    const [then, now] = [was?.get(code), is?.get(code)]
    const outcome = refused.has(code) ? 'refused' : outcomeOf(then, now)
    const changes = compared.get(code)
    const hasChanges = outcome === 'changed' && changes !== undefined
    return { code, outcome, hosts: [...(now?.keys() ?? [])], ...(hasChanges && { changes }) }
  })
}

function byOwner(hosts: Hosts): ReadonlyMap<string, Hosts> {
  const groups = Map.groupBy(hosts, ([, site]) => codeOfSite(site))
  return new Map([...groups].map(([code, pairs]) => [code, new Map(pairs)]))
}

function outcomeOf(then: Hosts | undefined, now: Hosts | undefined): MerchantOutcome {
  if (!then) return 'new'
  if (!now) return 'taken-down'
  return listHostChanges(then, now).length > 0 ? 'changed' : 'unchanged'
}
