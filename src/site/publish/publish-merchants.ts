import type { MerchantBuild, UnpublishedMerchant } from './build-merchant.ts'
import { codeOfSite } from './release.ts'
import type { SiteRecords } from './site-records.ts'

/** The result for the merchants of a publish, by code. */
export interface MerchantResults {
  readonly published: readonly string[]
  readonly refused: readonly UnpublishedMerchant[]
}

/** Builds the sites of merchants, here or in other threads. */
export interface MerchantBuilds {
  readonly build: (code: string) => Promise<MerchantBuild>
  /** The number of merchants that are built at a time. */
  readonly atATime: number
  /** Waits until all of their files are queued. */
  readonly finish: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface PublishMerchantsOptions {
  /** The codes of the merchants, in order. */
  readonly codes: readonly string[]
  /** The hosts of those that stay as they are, by code. */
  readonly unchanged: ReadonlyMap<string, readonly string[]>
  readonly builds: Pick<MerchantBuilds, 'build' | 'atATime'>
  readonly siteRecords: SiteRecords
  /** Called before each merchant. */
  readonly progress: (code: string, at: { readonly done: number; readonly of: number }) => void
}

/** Builds the site of each merchant and sets it at its hosts in `hosts`. The hosts of a merchant with errors stay unchanged. */
export async function publishMerchants(
  hosts: Map<string, string>,
  { codes, unchanged, builds, siteRecords, progress }: PublishMerchantsOptions,
): Promise<MerchantResults> {
  const published: string[] = []
  const refused: UnpublishedMerchant[] = []
  const hostsOf = Map.groupBy(hosts.keys(), (host) => ownerOf(host, hosts) ?? '')
  const nextBuild = buildAhead(
    codes.filter((code) => !unchanged.has(code)),
    builds,
  )
  for (const [done, code] of codes.entries()) {
    progress(code, { done, of: codes.length })
    const kept = unchanged.get(code)
    if (kept) {
      if (kept.length > 0) published.push(code)
      continue
    }
    const built = await nextBuild()
    if ('refused' in built) {
      refused.push(built.refused)
      continue
    }
    removeFromHosts(hostsOf.get(code) ?? [], code, hosts)
    for (const host of built.record.hosts) hosts.set(host, built.record.site)
    siteRecords.record(code, built.record)
    if (built.record.site) published.push(code)
  }
  return { published, refused }
}

/** Removes a merchant from its former hosts, unless another merchant has them now. */
function removeFromHosts(
  former: readonly string[],
  code: string,
  hosts: Map<string, string>,
): void {
  for (const host of former) if (ownerOf(host, hosts) === code) hosts.delete(host)
}

/** Returns a function that returns the builds of merchants in order, while the next ones are built already. */
function buildAhead(
  codes: readonly string[],
  { build, atATime }: PublishMerchantsOptions['builds'],
): () => Promise<MerchantBuild> {
  const waiting = codes.values()
  const running: Promise<MerchantBuild>[] = []
  const fill = (): void => {
    while (running.length < atATime) {
      const { value: code, done } = waiting.next()
      if (done) return
      const one = build(code)
      one.catch(() => undefined) // whoever takes it gets the error
      running.push(one)
    }
  }
  return () => {
    fill()
    const first = running.shift()
    if (!first) throw new RangeError('There is no merchant left to build.')
    return first
  }
}

function ownerOf(host: string, hosts: ReadonlyMap<string, string>): string | undefined {
  const site = hosts.get(host)
  return site === undefined ? undefined : codeOfSite(site)
}
