import type { Finding } from '../../core/config/finding.ts'
import type { LookReader } from '../../core/config/look/look-reader.ts'
import type { LayerReader } from '../../core/config/resolve-layers.ts'
import { resolveLayered } from '../../core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import type { CompiledAdapters } from '../../site/assemble/adapters.ts'
import type { AddressOf } from '../../site/assemble/address.ts'
import type { AssetSources } from '../../site/assemble/asset-sources.ts'
import { buildSite, type MerchantSite } from '../../site/assemble/build-site.ts'
import type { CompiledBlocks } from '../../site/assemble/own-blocks.ts'

export interface BuiltMerchant {
  /** Absent when the files have errors. */
  readonly merchant?: MerchantSite
  readonly findings: readonly Finding[]
  /** The merchants whose files it is built from, as far as they can be read: itself, its parents, and those of its look. */
  readonly sources: readonly string[]
}

/** A gateway that the host passes calls on to. */
export interface ProxiedGateway {
  /** The adapter in place of that of each merchant; empty for none. */
  readonly adapter?: string
}

export interface HostBuildOptions {
  readonly sources: AssetSources
  readonly readLayers: LayerReader
  readonly looks: LookReader
  /** The built page. */
  readonly template: string
  readonly ownBlocks: CompiledBlocks
  readonly adapters: CompiledAdapters
  /** The origin of the sandbox's games, for merchants whose gateway is the sandbox. */
  readonly gamesOrigin: string
  /** In place of the gateway that a merchant names, the sandbox or a proxy at the page's own origin. */
  readonly gateway?: 'sandbox' | ProxiedGateway
}

/** Resolves one merchant and makes all that its pages are sent with at this host. */
export function buildSiteByCode(
  code: string,
  { sources, readLayers, looks, gamesOrigin, gateway, ...own }: HostBuildOptions,
): BuiltMerchant {
  const { merchant: resolved, layered, findings } = resolveLayered(readLayers, code)
  const chain = layered?.chain ?? [code]
  const ofLook = looks.layersOf(code).flatMap((one) => readLayers(one)?.chain ?? [])
  const owners = [...new Set([...chain, ...ofLook])]
  if (!resolved || !layered) return { findings, sources: owners }
  const merchant = withGateway(resolved, gateway)
  const fontScript = '/assets/fonts-1.js'
  const options = { ...own, fontScript, addressOf: skinAddress }
  const layers = { chain: chain.toReversed(), look: looks.resolve(code) }
  const isProxied = typeof gateway === 'object'
  const site = buildSite(isProxied ? merchant : withGames(merchant, gamesOrigin), layers, {
    sources,
    options,
  })
  return { merchant: site, findings, sources: owners }
}

const skinAddress: AddressOf = ({ code, path, hash }) =>
  `/skin/${code}/${path}?v=${hash.slice(0, 10)}`

/**
 * Returns a merchant whose pages call what answers them at this host. The sandbox keeps the contract, so that nothing is
 * adapted for it.
 */
function withGateway(
  merchant: ResolvedMerchant,
  place: HostBuildOptions['gateway'],
): ResolvedMerchant {
  const { gateway } = merchant
  if (typeof place === 'object')
    return { ...merchant, gateway: { ...gateway, origin: '', fallbackOrigins: [], ...place } }
  if (place === undefined)
    return gateway.origin === '' ? { ...merchant, gateway: { ...gateway, adapter: '' } } : merchant
  // A preview is signed in by its page, which can set no cookie that scripts do not read.
  const { publicKey: _, ...others } = gateway
  const atSandbox = { ...others, origin: '', session: 'token', adapter: '' } as const
  return { ...merchant, gateway: atSandbox }
}

/** With the sandbox's games among what frames may show, where the sandbox is the gateway. */
function withGames(merchant: ResolvedMerchant, gamesOrigin: string): ResolvedMerchant {
  const { gateway } = merchant
  if (gateway.origin !== '') return merchant
  const frameHosts = [...gateway.frameHosts, gamesOrigin]
  const host = URL.parse(gamesOrigin)?.host
  const linkHosts = host === undefined ? gateway.linkHosts : [...gateway.linkHosts, host]
  return { ...merchant, gateway: { ...gateway, frameHosts, linkHosts } }
}
