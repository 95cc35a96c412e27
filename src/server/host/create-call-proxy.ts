import { listOwnCalls } from '../../core/contract/own-calls/own-call.ts'
import { matchPaths, type OwnPath } from '../../site/adapters/match-paths.ts'
import type { CompiledAdapters } from '../../site/assemble/adapters.ts'
import type { CompiledBlocks } from '../../site/assemble/own-blocks.ts'
import { proxyRequest } from '../../site/publish/serve/proxy-request.ts'
import { readPreviewId, type StudioOrigins } from '../access/studio-origins.ts'
import type { CallProxy } from '../preview/call-proxy.ts'

interface CallProxyNeeds {
  readonly gateway: URL
  /** Returns true for what the sandbox would answer. */
  readonly isCall: CallProxy['isFor']
  /** The adapters of the folder without an error. */
  readonly adapters: () => CompiledAdapters
  /** The own blocks of the folder without an error. */
  readonly ownBlocks: () => CompiledBlocks
  readonly origins: StudioOrigins
}

/** Creates a proxy to a gateway for the calls of the contract and of own blocks, and for those that an adapter sends. */
export function createCallProxy(needs: CallProxyNeeds): CallProxy {
  const { gateway, isCall, adapters, ownBlocks, origins } = needs
  const matchers = new Map<string, ReturnType<typeof matchPaths>>()
  let known: CompiledBlocks | undefined
  let own: readonly OwnPath[] = []

  /** Reads the calls of own blocks again where a block has changed. */
  function readOwn(): readonly OwnPath[] {
    const blocks = ownBlocks()
    if (blocks === known) return own
    known = blocks
    own = [...blocks].flatMap(([type, { block }]) =>
      listOwnCalls(type, block).map(({ name, described: { path } }) => ({ name, path })),
    )
    matchers.clear()
    return own
  }
  const isAdapted = (path: string): boolean =>
    [...adapters().values()].some((script) => {
      const calls = readOwn()
      const matches = matchers.get(script) ?? matchPaths(script, calls)
      matchers.set(script, matches)
      return matches(path)
    })
  return {
    isFor: (request) => {
      const [path = '/'] = (request.url ?? '/').split('?')
      // The control of the sandbox is none of the gateway.
      return !/^\/sandbox(\/|$)/.test(path) && (isCall(request) || isAdapted(path))
    },
    answer: (request, response) => {
      // The name of a preview is none that a gateway knows a merchant by.
      if (readPreviewId(request.headers.host, origins) !== undefined)
        request.headers.host = gateway.host
      proxyRequest(request, response, gateway)
    },
  }
}
