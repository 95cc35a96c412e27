import type { CallName } from '../../core/contract/calls.ts'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import type { EarlyRequest } from '../../core/contract/prerender.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { buildRequest, moduleIdOf } from '../../core/gateway-client/build-request.ts'
import type { CallOptions, PreparedCall } from '../../core/gateway-client/client-options.ts'
import { loadDeclaration } from '../../core/gateway-client/load-declaration.ts'
import { clientOptions } from '../gateway/start-gateway.ts'
import type { BlockCall } from '../registry/block.ts'
import { callsOf } from '../registry/preload-blocks.ts'
import { readDefinition } from '../registry/read-definition.ts'
import { readBlockCatalogue } from './block-catalogue.ts'

/** The number of blocks of a home that the first screen shows. The calls of the others are sent with the scripts. */
const firstScreenBlocks = 3

/**
 * Lists the first requests of a guest's home with some blocks, in the language it is rendered in. There are none for a
 * gateway with an adapter: the head of the page has no code that adapts them.
 */
export async function listEarlyAsks(
  skin: Skin,
  language: string,
  blocks: readonly PlannedBlock[],
): Promise<EarlyRequest[]> {
  if (skin.gateway.adapter) return []
  const query = { merchantCode: skin.gateway.merchantCode }
  const status = await composeRequest({ call: 'systemStatus', query }, skin)
  const requests = new Map<string, EarlyRequest>([[status.url, status]])
  const scope = { skin, language, signedIn: false, realAccount: false, allows: () => undefined }
  for (const [index, block] of blocks.entries()) {
    const definition = readDefinition(readBlockCatalogue(), block.type)
    const home = index < firstScreenBlocks ? 'at-once' : 'after-paint'
    for (const request of callsOf(definition, block, scope) ?? []) {
      const early = await composeRequest(request, skin)
      // A request of several blocks is listed for the first of them.
      if (!requests.has(early.url)) requests.set(early.url, { ...early, home })
    }
  }
  return [...requests.values()]
}

async function composeRequest({ call, query }: BlockCall, skin: Skin): Promise<EarlyRequest> {
  const declaration = await loadDeclaration(call)
  // The call and the query are of one request.
  const asked: PreparedCall = {
    name: call,
    declaration,
    options: { query } as CallOptions<CallName>,
  }
  const client = clientOptions(skin, () => undefined)
  const { url } = await buildRequest(asked, client)
  return { url, module: moduleIdOf(asked, client) }
}
