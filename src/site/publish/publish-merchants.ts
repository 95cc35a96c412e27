import type { Inspected, Inspection } from '../../core/config/check-merchants.ts'
import { listMerchantMoments } from '../../core/config/compose-skin.ts'
import type { Finding } from '../../core/config/finding.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { codeOfSite } from './release.ts'
import type { SiteRecords } from './site-records.ts'

/** A merchant that is not published. */
export interface UnpublishedMerchant {
  readonly code: string
  readonly findings: readonly Finding[]
  /** The reason, if it is not a finding about the merchant. */
  readonly reason?: string
}

/** The result for the merchants of a publish, by code. */
export interface MerchantResults {
  readonly published: readonly string[]
  readonly refused: readonly UnpublishedMerchant[]
}

export interface PublishMerchantsOptions {
  /** The codes of the merchants, in order. */
  readonly codes: readonly string[]
  readonly inspection: Inspection
  /** Builds the site of a merchant and returns its name; the chain is the merchant, its parent and so on. */
  readonly send: (merchant: ResolvedMerchant, chain: readonly string[]) => Promise<string>
  readonly siteRecords: SiteRecords
  /** Called before each merchant. */
  readonly progress: (code: string, at: { readonly done: number; readonly of: number }) => void
}

/** Builds the site of each merchant and sets it at its hosts in `hosts`. The hosts of a merchant with errors stay unchanged. */
export async function publishMerchants(
  hosts: Map<string, string>,
  { codes, inspection, send, siteRecords, progress }: PublishMerchantsOptions,
): Promise<MerchantResults> {
  const published: string[] = []
  const refused: UnpublishedMerchant[] = []
  const hostsOf = Map.groupBy(hosts.keys(), (host) => ownerOf(host, hosts) ?? '')
  for (const [done, code] of codes.entries()) {
    progress(code, { done, of: codes.length })
    if (siteRecords.findUnchangedHosts(code)?.some(inspection.isClaimedTwice) === false) {
      published.push(code)
      continue
    }
    const inspected = inspection.check(code)
    inspection.forget(code)
    const { merchant, chain, findings } = inspected
    const reason = findRefusal(inspected, hosts, inspection)
    if (!merchant || reason !== undefined) {
      refused.push({ code, findings, ...(reason && { reason }) })
      continue
    }
    const own = merchant.hosts
    const site = own.length > 0 ? await send(merchant, chain.toReversed()) : ''
    removeFromHosts(hostsOf.get(code) ?? [], code, hosts)
    for (const host of own) hosts.set(host, site)
    const moments = listMerchantMoments(merchant)
    siteRecords.record(code, {
      site,
      hosts: own,
      chain: chain.toReversed(),
      ...(moments.length > 0 && { moments }),
    })
    if (site) published.push(code)
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

/** Returns the reason to refuse a merchant: empty if its findings are the reason, undefined if there is none. */
function findRefusal(
  { findings, merchant }: Inspected,
  hosts: ReadonlyMap<string, string>,
  { all, isReadable }: Inspection,
): string | undefined {
  if (!merchant || findings.some(({ severity }) => severity === 'error')) return ''
  for (const host of merchant.hosts) {
    const owner = ownerOf(host, hosts)
    if (owner === undefined || owner === merchant.code || !all.includes(owner)) continue
    // Without its file it is unknown whether the owner still has the host.
    if (!isReadable(owner))
      return `"${host}" is served by "${owner}", whose file cannot be read. Fix that file first.`
  }
  return undefined
}

function ownerOf(host: string, hosts: ReadonlyMap<string, string>): string | undefined {
  const site = hosts.get(host)
  return site === undefined ? undefined : codeOfSite(site)
}
