import type { GatewayAdapter } from '../../../core/contract/gateway-adapter.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import type { Fetch, PreparedCall } from '../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { adaptCall } from '../../../core/gateway-client/on-demand/adapt-call.ts'

/** The script of an adapter as its workspace compiles it. */
interface AdapterModule {
  readonly default: GatewayAdapter
}

/** Returns what sends a call through the adapter of the site, whose script loads with the first call. */
export async function adaptFromSite(
  asked: PreparedCall,
  send: Fetch,
  { origin, adapter = '' }: Skin['gateway'],
): Promise<Fetch> {
  const module: AdapterModule = await import(/* @vite-ignore */ adapter)
  if (typeof module.default !== 'object' || module.default === null)
    throw new GatewayError('shape', { call: asked.name })
  return adaptCall(asked, send, { origin, adapter: module.default })
}
