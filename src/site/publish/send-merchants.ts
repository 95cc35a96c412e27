import type { Inspected, Inspection } from '../../core/config/check-merchants.ts'
import type { Finding } from '../../core/config/finding.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import type { Ledger } from './known-sites.ts'
import { codeOfSite } from './release.ts'

/** A merchant that did not go out. */
export interface Refused {
  readonly code: string
  readonly findings: readonly Finding[]
  /** Why, where it is no finding of the merchant itself. */
  readonly reason?: string
}

export interface Sent {
  readonly published: readonly string[]
  readonly refused: readonly Refused[]
}

export interface Sending {
  /** Which merchants, in turn. */
  readonly codes: readonly string[]
  readonly inspection: Inspection
  /** Makes the site of a merchant and answers its name; the chain goes from the merchant up. */
  readonly send: (merchant: ResolvedMerchant, chain: readonly string[]) => Promise<string>
  readonly ledger: Ledger
  /** Hears of each merchant when its turn comes. */
  readonly progress: (code: string, at: { readonly done: number; readonly of: number }) => void
}

/** Puts the site of each merchant out and notes it at its hosts; a merchant with errors keeps what it has. */
export async function sendMerchants(
  hosts: Map<string, string>,
  { codes, inspection, send, ledger, progress }: Sending,
): Promise<Sent> {
  const published: string[] = []
  const refused: Refused[] = []
  const former = Map.groupBy(hosts.keys(), (host) => ownerOf(host, hosts) ?? '')
  for (const [done, code] of codes.entries()) {
    progress(code, { done, of: codes.length })
    if (ledger.recall(code)?.some(inspection.isClaimedTwice) === false) {
      published.push(code)
      continue
    }
    const inspected = inspection.check(code)
    inspection.forget(code)
    const { merchant, chain, findings } = inspected
    const reason = refuse(inspected, hosts, inspection)
    if (!merchant || reason !== undefined) {
      refused.push({ code, findings, ...(reason && { reason }) })
      continue
    }
    const own = merchant.hosts
    const site = own.length > 0 ? await send(merchant, chain.toReversed()) : ''
    leave(former.get(code) ?? [], code, hosts)
    for (const host of own) hosts.set(host, site)
    ledger.note(code, { site, hosts: own, chain: chain.toReversed() })
    if (site) published.push(code)
  }
  return { published, refused }
}

/** Takes a merchant from hosts that are still its own. */
function leave(former: readonly string[], code: string, hosts: Map<string, string>): void {
  for (const host of former) if (ownerOf(host, hosts) === code) hosts.delete(host)
}

/** Why a merchant does not go out; empty where its findings say it, undefined where it may. */
function refuse(
  { findings, merchant }: Inspected,
  hosts: ReadonlyMap<string, string>,
  { all, isReadable }: Inspection,
): string | undefined {
  if (!merchant || findings.some(({ severity }) => severity === 'error')) return ''
  for (const host of merchant.hosts) {
    const owner = ownerOf(host, hosts)
    if (owner === undefined || owner === merchant.code || !all.includes(owner)) continue
    // Whether it still claims the host cannot be said.
    if (!isReadable(owner))
      return `"${host}" is served by "${owner}", whose file cannot be read. Fix that file first.`
  }
  return undefined
}

function ownerOf(host: string, hosts: ReadonlyMap<string, string>): string | undefined {
  const site = hosts.get(host)
  return site === undefined ? undefined : codeOfSite(site)
}
