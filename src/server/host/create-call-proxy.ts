import { matchPaths } from '../../site/adapters/match-paths.ts'
import type { CompiledAdapters } from '../../site/assemble/adapters.ts'
import { proxyRequest } from '../../site/publish/serve/proxy-request.ts'
import { readPreviewId, type StudioOrigins } from '../access/studio-origins.ts'
import type { CallProxy } from '../preview/call-proxy.ts'

interface CallProxyNeeds {
  readonly gateway: URL
  /** Returns true for what the sandbox would answer. */
  readonly isCall: CallProxy['isFor']
  /** The adapters of the folder without an error. */
  readonly adapters: () => CompiledAdapters
  readonly origins: StudioOrigins
}

/** Creates a proxy to a gateway for the calls of the contract, and for those that an adapter sends. */
export function createCallProxy({ gateway, isCall, adapters, origins }: CallProxyNeeds): CallProxy {
  const matchers = new Map<string, ReturnType<typeof matchPaths>>()
  const isAdapted = (path: string): boolean =>
    [...adapters().values()].some((script) => {
      const matches = matchers.get(script) ?? matchPaths(script)
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
