import { proxyRequest } from '../../site/publish/serve/proxy-request.ts'
import type { CallProxy } from '../preview/call-proxy.ts'
import { readPreviewId } from '../preview/preview-id.ts'

/** Creates a proxy to a gateway. `isCall` returns true for what the sandbox would answer. */
export function createCallProxy(gateway: URL, isCall: CallProxy['isFor']): CallProxy {
  return {
    // The control of the sandbox is none of the gateway.
    isFor: (request) => !/^\/sandbox(\/|$)/.test(request.url ?? '/') && isCall(request),
    answer: (request, response) => {
      // The name of a preview is none that a gateway knows a merchant by.
      if (readPreviewId(request.headers.host) !== undefined) request.headers.host = gateway.host
      proxyRequest(request, response, gateway)
    },
  }
}
