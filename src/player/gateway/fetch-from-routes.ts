import type { DomainRoute } from '../../core/contract/generated/gateway.ts'
import { routeOrigins } from '../../core/contract/route-origins.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { readPlatformStatus } from '../state/status.ts'
import { visitStorage } from '../state/storage.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface RouteNeeds {
  readonly gateway: Skin['gateway']
  readonly fetch: Fetch
  /** Asks the gateway where else it answers. */
  readonly askRoutes: () => Promise<DomainRoute>
  /** Asks the gateway for a read that changes nothing, so that an origin that answers is found. */
  readonly lookAgain: () => Promise<unknown>
}

/**
 * Fetches from the origin that answered last in this visit, and a read from the others in turn while
 * none can be reached. Any answer, a refusal too, is an answer. An effect is sent to one origin
 * only: whether the gateway took it before the connection broke is not known (SPEC §10.10).
 */
export function createRoutedFetch(needs: RouteNeeds): Fetch {
  const { gateway, fetch, askRoutes, lookAgain } = needs
  let asked: DomainRoute | undefined
  const noteMove = (origin: string): void => {
    visitStorage.write('gatewayOrigin', origin)
    const noteRoutes = (routes: DomainRoute): void => {
      asked = routes
    }
    askRoutes().then(noteRoutes, () => undefined) // those that are known stay
  }
  const sendInTurn = async (origins: readonly string[], request: Routed): Promise<Response> => {
    const { path, init } = request
    for (const [place, origin] of origins.entries()) {
      try {
        const response = await fetch(origin + path, init)
        if (place > 0) noteMove(origin)
        return response
      } catch (cause) {
        if (init.signal?.aborted || place === origins.length - 1) throw cause
      }
    }
    throw new TypeError('The gateway has no origin.')
  }
  return async (url, init) => {
    const request = { path: url.slice(gateway.origin.length), init }
    const origins = listOrigins(gateway, asked)
    if (!new Headers(init.headers).has('Idempotency-Key')) return sendInTurn(origins, request)
    return sendInTurn(origins.slice(0, 1), request).catch((cause: unknown) => {
      lookAgain().catch(() => undefined) // whoever asks next is told
      throw cause
    })
  }
}

interface Routed {
  /** With its query. */
  readonly path: string
  readonly init: RequestInit
}

/**
 * Lists the origins of a merchant's gateway, the one that answered last first: its own, and those
 * of the routes told last that the merchant's configuration allows. Until a route is told, all
 * that it allows.
 */
function listOrigins(gateway: Skin['gateway'], asked: DomainRoute | undefined): readonly string[] {
  const own = gateway.origin
  const allowed = routeOrigins({ routes: [...gateway.fallbackOrigins] })
  const { domainRoute = [], mainDomain } = readPlatformStatus().answer?.info ?? {}
  const told = routeOrigins(asked ?? { routes: domainRoute, ...(mainDomain && { mainDomain }) })
  const others = told.length > 0 ? told.filter((one) => allowed.includes(one)) : allowed
  const last = visitStorage.read('gatewayOrigin')
  const first = last !== undefined && [own, ...allowed].includes(last) ? [last] : []
  return [...new Set([...first, own, ...others])]
}
