import type { Inspected, Inspection } from '../../core/config/check-merchants.ts'
import { listMerchantMoments } from '../../core/config/compose-skin.ts'
import type { Finding } from '../../core/config/finding.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import type { SiteLayers } from '../assemble/build-site.ts'
import type { HeldHosts } from './find-held-hosts.ts'
import type { SiteHasher } from './hash-site.ts'
import { EndlessBlockError } from './limited-prerenderer.ts'
import type { OtherGateway } from './other-gateway.ts'
import type { KnownSite } from './site-records.ts'

/** A merchant that is not published. */
export interface UnpublishedMerchant {
  readonly code: string
  readonly findings: readonly Finding[]
  /** The reason, if it is not a finding about the merchant. */
  readonly reason?: string
}

/** The result of building one merchant: the record of its site, or why it is refused. */
export type MerchantBuild =
  | { readonly record: KnownSite }
  | { readonly refused: UnpublishedMerchant }

/** Builds the site of a merchant and returns its name. */
export type SendSite = (merchant: ResolvedMerchant, layers: SiteLayers) => Promise<string>

export interface MerchantBuilderInputs {
  readonly inspection: Pick<Inspection, 'check' | 'look' | 'forget'>
  readonly heldHosts: HeldHosts
  readonly hasher: SiteHasher
  /** The gateway in place of the merchants' own. */
  readonly gateway: OtherGateway | undefined
  readonly send: SendSite
}

/** Creates a function that checks a merchant and builds its site unless it is refused. */
export function createMerchantBuilder({
  inspection,
  heldHosts,
  hasher,
  gateway,
  send,
}: MerchantBuilderInputs): (code: string) => Promise<MerchantBuild> {
  return async (code) => {
    // Hashed before it is checked: a file that changes in between is built again next time.
    hasher.read(code)
    const inspected = inspection.check(code)
    const look = inspection.look(code)
    inspection.forget(code)
    const { merchant, chain, findings } = inspected
    const reason = findRefusal(inspected, heldHosts)
    if (!merchant || reason !== undefined)
      return { refused: { code, findings, ...(reason && { reason }) } }
    const moments = listMerchantMoments(merchant)
    const others = inspected.looks.filter((one) => !chain.includes(one))
    const origin = {
      chain: chain.toReversed(),
      ...(others.length > 0 && { looks: others }),
      ...(moments.length > 0 && { moments }),
    }
    const layers = { chain: origin.chain, look }
    const sending = merchant.hosts.length > 0 ? send(withGateway(merchant, gateway), layers) : ''
    try {
      const site = await sending
      return { record: { site, hosts: merchant.hosts, ...origin, made: hasher.hash(origin) } }
    } catch (cause) {
      if (!(cause instanceof EndlessBlockError)) throw cause
      return { refused: { code, findings: [...findings, cause.finding] } }
    }
  }
}

/** Returns a merchant whose pages call another gateway. The other origins of its own gateway are none of that one. */
function withGateway(
  merchant: ResolvedMerchant,
  other: OtherGateway | undefined,
): ResolvedMerchant {
  if (other === undefined) return merchant
  const isOwn = other.origin === merchant.gateway.origin
  const fallbackOrigins = isOwn ? merchant.gateway.fallbackOrigins : []
  return { ...merchant, gateway: { ...merchant.gateway, ...other, fallbackOrigins } }
}

/** Returns the reason to refuse a merchant: empty if its findings are the reason, undefined if there is none. */
function findRefusal({ findings, merchant }: Inspected, heldHosts: HeldHosts): string | undefined {
  if (!merchant || findings.some(({ severity }) => severity === 'error')) return ''
  const host = merchant.hosts.find((one) => (heldHosts.get(one) ?? merchant.code) !== merchant.code)
  return host === undefined
    ? undefined
    : `"${host}" is served by "${heldHosts.get(host)}", whose file cannot be read. Fix that file first.`
}
