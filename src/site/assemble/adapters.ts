import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import type { AddressOf } from './address.ts'
import { contentHash } from './content-hash.ts'

/** The scripts of the adapters of a workspace, by name: modules whose default export is the adapter. */
export type CompiledAdapters = ReadonlyMap<string, string>

/** The script of an adapter among a merchant's files. */
export interface AddressedAdapter {
  readonly path: string
  readonly script: string
  readonly address: string
}

interface AdapterNeeds {
  readonly adapters: CompiledAdapters
  readonly addressOf: AddressOf
}

/** Gives an address to the adapter of a merchant's gateway; undefined for a gateway that keeps the contract. */
export function addressAdapter(
  { code, gateway }: Pick<ResolvedMerchant, 'code' | 'gateway'>,
  { adapters, addressOf }: AdapterNeeds,
): AddressedAdapter | undefined {
  const script = adapters.get(gateway.adapter)
  if (script === undefined) return undefined
  const path = `gateways/${gateway.adapter}.js`
  return { path, script, address: addressOf({ code, path, hash: contentHash(script) }) }
}
