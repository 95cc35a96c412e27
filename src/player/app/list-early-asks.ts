import type { CallName } from '../../core/contract/calls.ts'
import type { EarlyRequest } from '../../core/contract/prerender.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { buildRequest, moduleIdOf } from '../../core/gateway-client/build-request.ts'
import type { CallOptions, PreparedCall } from '../../core/gateway-client/client-options.ts'
import { loadDeclaration } from '../../core/gateway-client/load-declaration.ts'
import { clientOptions } from '../gateway/start-gateway.ts'
import type { CallRequest } from '../registry/block.ts'
import { callsOf } from '../registry/preload-blocks.ts'
import { readDefinition } from '../registry/read-definition.ts'
import { readBlockCatalogue } from './block-catalogue.ts'
import { planAhead } from './load-home.ts'

/** As many blocks of a home as are on the screen at once; the others' calls leave with the scripts. */
const first = 3

/** The calls that a guest's page makes first, in the language it is rendered in. */
export async function listEarlyAsks(skin: Skin, language: string): Promise<EarlyRequest[]> {
  const query = { merchantCode: skin.gateway.merchantCode }
  const status = await listAsk({ call: 'systemStatus', query }, skin)
  const asks = new Map<string, EarlyRequest>([[status.url, status]])
  const scope = { skin, language, signedIn: false }
  for (const [index, block] of planAhead(skin, 'home', language).entries()) {
    const definition = readDefinition(readBlockCatalogue(), block.type)
    const home = index < first ? 'at-once' : 'after-paint'
    for (const request of callsOf(() => definition?.calls?.(block, scope))) {
      const ask = await listAsk(request, skin)
      // What several blocks ask is asked for the first of them.
      if (!asks.has(ask.url)) asks.set(ask.url, { ...ask, home })
    }
  }
  return [...asks.values()]
}

async function listAsk({ call, query }: CallRequest, skin: Skin): Promise<EarlyRequest> {
  const declaration = await loadDeclaration(call)
  // Both of one request.
  const asked: PreparedCall = {
    name: call,
    declaration,
    options: { query } as CallOptions<CallName>,
  }
  const client = clientOptions(skin, () => undefined)
  const { url } = await buildRequest(asked, client)
  return { url, module: moduleIdOf(asked, client) }
}
