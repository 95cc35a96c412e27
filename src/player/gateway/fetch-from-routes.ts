import type { DomainRoute } from '../../core/contract/generated/gateway.ts'
import { routeOrigins } from '../../core/contract/route-origins.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { readPlatformStatus } from '../state/status.ts'
import { visitStorage } from '../state/storage.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface RouteNeeds {
  readonly gateway: Skin['gateway']
  readonly fetch: Fetch
  /** Loads the gateway's list of other origins. */
  readonly askRoutes: () => Promise<DomainRoute>
  /** Sends a read without effect, which finds an origin that answers. */
  readonly lookAgain: () => Promise<unknown>
}

/**
 * Creates a fetch that uses the origin that answered last in this visit. If an origin cannot be reached,
 * a read is sent to the next one. Any response counts as an answer, a refusal too. A mutation is sent to
 * one origin only: nobody knows whether the gateway accepted it before the connection broke
 * (SPEC §10.10).
 */
export function createRoutedFetch(needs: RouteNeeds): Fetch {
  const { gateway, fetch, askRoutes, lookAgain } = needs
  let latestRoutes: DomainRoute | undefined
  const saveOrigin = (origin: string): void => {
    visitStorage.write('gatewayOrigin', origin)
    const noteRoutes = (routes: DomainRoute): void => {
      latestRoutes = routes
    }
    askRoutes().then(noteRoutes, () => undefined) // the known routes stay
  }
  const sendToFirstReachable = async (
    origins: readonly string[],
    request: OriginRequest,
  ): Promise<Response> => {
    const { path, init } = request
    for (const [index, origin] of origins.entries()) {
      try {
        const response = await fetch(origin + path, init)
        if (index > 0) saveOrigin(origin)
        return response
      } catch (cause) {
        if (init.signal?.aborted || index === origins.length - 1) throw cause
      }
    }
    throw new TypeError('The gateway has no origin.')
  }
  return async (url, init) => {
    const request = { path: url.slice(gateway.origin.length), init }
    const origins = listOrigins(gateway, latestRoutes)
    if (!new Headers(init.headers).has('Idempotency-Key'))
      return sendToFirstReachable(origins, request)
    return sendToFirstReachable(origins.slice(0, 1), request).catch((cause: unknown) => {
      lookAgain().catch(() => undefined) // the next call reports it
      throw cause
    })
  }
}

interface OriginRequest {
  /** The path with its query string. */
  readonly path: string
  readonly init: RequestInit
}

/**
 * Lists the origins of a merchant's gateway, the one that answered last first: the gateway's own, and
 * those of its latest routes that the merchant's configuration allows. Until the gateway has listed
 * routes, all that the configuration allows.
 */
function listOrigins(
  gateway: Skin['gateway'],
  latestRoutes: DomainRoute | undefined,
): readonly string[] {
  const own = gateway.origin
  const allowed = routeOrigins({ routes: [...gateway.fallbackOrigins] })
  const { domainRoute = [], mainDomain } = readPlatformStatus().answer?.info ?? {}
  const listed = routeOrigins(
    latestRoutes ?? { routes: domainRoute, ...(mainDomain && { mainDomain }) },
  )
  const others = listed.length > 0 ? listed.filter((one) => allowed.includes(one)) : allowed
  const last = visitStorage.read('gatewayOrigin')
  const first = last !== undefined && [own, ...allowed].includes(last) ? [last] : []
  return [...new Set([...first, own, ...others])]
}
