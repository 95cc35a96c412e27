import type { SessionKind } from '../../core/contract/facts.ts'
import { loginPath } from '../../core/contract/login-path.ts'
import {
  type AnyRouteId,
  findRoute,
  type MerchantPages,
  readEntrance,
} from '../../core/contract/own-pages.ts'
import { pathTo } from '../../core/contract/pages.ts'

/** The account that a page needs and the visitor does not have. */
export type NeededAccount = 'real' | 'agent'

/** The result of resolving an address: a page, another address, or a page whose flag is not known yet. */
export type Visit =
  | { readonly kind: 'page'; readonly route: AnyRouteId; readonly needs?: NeededAccount }
  | {
      readonly kind: 'redirect'
      readonly to: string
      /** True if the page exists, and its flag is off. */
      readonly closed?: true
    }
  | { readonly kind: 'wait'; readonly route: AnyRouteId }

export interface VisitScope {
  readonly session: SessionKind
  readonly pages: MerchantPages
  /** Returns undefined until the gateway has answered. */
  readonly readFlag: (name: string) => boolean | undefined
}

/**
 * Resolves an address with the guards of the route table and of own pages (SPEC §2.1 and §6.8). A page for guests is
 * resolved for everyone, because its players leave it when their session has begun.
 */
export function resolveVisit(path: string, search: string, scope: VisitScope): Visit {
  const home: Visit = { kind: 'redirect', to: pathTo('home') }
  const route = findRoute(path, scope.pages)
  if (!route) return home
  const { flag, parameter, sessions } = readEntrance(route, scope.pages)
  if (parameter && !new URLSearchParams(search).get(parameter))
    return { kind: 'page', route: 'home' }
  const on = flag === undefined || scope.readFlag(flag)
  if (on === undefined) return { kind: 'wait', route }
  if (!on) return { ...home, closed: true }
  if (!sessions || sessions.includes(scope.session) || sessions.includes('guest'))
    return { kind: 'page', route }
  if (scope.session === 'guest')
    return { kind: 'redirect', to: loginPath(search ? `${path}?${search}` : path) }
  return { kind: 'page', route, needs: scope.session === 'trial' ? 'real' : 'agent' }
}
