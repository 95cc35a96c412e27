import { adapterFile, listAdapters } from '../../core/config/adapters.ts'
import type { Files } from '../../core/config/files.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import type { GatewayAdapter } from '../../core/contract/gateway-adapter.ts'
import type { ChosenGateway } from './chosen-gateway.ts'

/** Returns the adapter for a merchant at a gateway; undefined where the gateway keeps the contract. */
export type FindAdapter = (
  merchant: Pick<ResolvedMerchant, 'gateway'> | undefined,
) => Promise<GatewayAdapter | undefined>

/**
 * Opens the adapters of a workspace for a gateway: the one that its environment names, or that of each merchant. A
 * missing adapter, or one with errors, throws a sentence.
 */
export function openAdapters(gateway: ChosenGateway, files: Files): FindAdapter {
  const loaded = new Map<string, Promise<GatewayAdapter>>()
  return async (merchant) => {
    const name = gateway.adapter ?? merchant?.gateway.adapter ?? ''
    if (name === '') return undefined
    const ready = loaded.get(name) ?? compileAndLoad(name, files)
    loaded.set(name, ready)
    return ready
  }
}

async function compileAndLoad(name: string, files: Files): Promise<GatewayAdapter> {
  if (!listAdapters(files).includes(name)) throw new Error(`There is no file ${adapterFile(name)}.`)
  const { compileAdapter } = await import('../adapters/compile-adapter.ts')
  const { loadAdapter } = await import('../adapters/load-adapter.ts')
  const { script } = await compileAdapter(name, files)
  if (script === undefined)
    throw new Error(`${adapterFile(name)} has errors. List them with "livery validate".`)
  return loadAdapter(script)
}
