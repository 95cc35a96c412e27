import { loginPath } from '../../core/contract/login-path.ts'
import { type RouteDeclaration, type RouteId, routes } from '../../core/contract/pages.ts'

/** The result of resolving an address: a page, another address, or not known yet. */
export type Visit =
  | { readonly kind: 'page'; readonly route: RouteId }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'wait' }

export interface VisitScope {
  readonly signedIn: boolean
  /** Returns undefined until the gateway has answered. */
  readonly readFlag: (name: string) => boolean | undefined
}

export const homePath = '/m/home'

const byPath: ReadonlyMap<string, RouteId> = new Map(
  Object.entries(routes).flatMap(([id, { paths }]) =>
    // Object.entries types the keys, which are route ids, as strings.
    paths.map((path): [string, RouteId] => [path, id as RouteId]),
  ),
)

/** Returns the route of a path, with or without a slash at its end. */
export function readRoute(path: string): RouteId | undefined {
  return byPath.get(path.length > 1 ? path.replace(/\/$/, '') : path)
}

export function readRouteDeclaration(route: RouteId): RouteDeclaration {
  return routes[route]
}

/** Resolves an address with the guards of the route table (SPEC §2.1 and §6.8). */
export function resolveVisit(path: string, search: string, scope: VisitScope): Visit {
  const route = readRoute(path)
  if (!route) return { kind: 'redirect', to: homePath }
  if (route === 'game' && !new URLSearchParams(search).get('vassKey'))
    return { kind: 'page', route: 'home' }
  const { flag, signedIn } = readRouteDeclaration(route)
  const on = flag === undefined || scope.readFlag(flag)
  if (on === undefined) return { kind: 'wait' }
  if (!on) return { kind: 'redirect', to: homePath }
  if (signedIn && !scope.signedIn)
    return { kind: 'redirect', to: loginPath(search ? `${path}?${search}` : path) }
  return { kind: 'page', route }
}
