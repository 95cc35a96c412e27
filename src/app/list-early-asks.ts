import type { CallName } from '../contract/calls.ts'
import type { EarlyAsk } from '../contract/prerender.ts'
import type { Skin } from '../contract/skin.ts'
import { buildRequest, moduleIdOf } from '../gateway/plain/build-request.ts'
import type { Asked, CallOptions } from '../gateway/plain/client-options.ts'
import { findDeclaration } from '../gateway/plain/find-declaration.ts'
import { clientOptions } from '../gateway/start-gateway.ts'
import type { CallRequest } from '../registry/block.ts'
import { callsOf } from '../registry/preload-blocks.ts'
import { readDefinition } from '../registry/read-definition.ts'
import { readBlockCatalogue } from './block-catalogue.ts'
import { planAhead } from './load-home.ts'

/** As many blocks of a home as are on the screen at once. */
const first = 3

/** The calls that a guest's page makes first, in the language it is rendered in. */
export async function listEarlyAsks(skin: Skin, language: string): Promise<EarlyAsk[]> {
  const query = { merchantCode: skin.gateway.merchantCode }
  const asks = [await listAsk({ call: 'systemStatus', query }, skin)]
  const scope = { skin, language, signedIn: false }
  for (const block of planAhead(skin, 'home', language).slice(0, first)) {
    const definition = readDefinition(readBlockCatalogue(), block.type)
    for (const request of callsOf(() => definition?.calls?.(block, scope)))
      asks.push({ ...(await listAsk(request, skin)), home: true })
  }
  return [...new Map(asks.map((ask) => [ask.url, ask])).values()]
}

async function listAsk({ call, query }: CallRequest, skin: Skin): Promise<EarlyAsk> {
  const declaration = await findDeclaration(call)
  // Both of one request.
  const asked: Asked = { name: call, declaration, options: { query } as CallOptions<CallName> }
  const client = clientOptions(skin, () => undefined)
  const { url } = await buildRequest(asked, client)
  return { url, module: moduleIdOf(asked, client) }
}
