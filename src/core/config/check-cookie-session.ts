import { isLoopbackHost } from '../contract/local-only.ts'
import { parseUrl } from '../contract/parse-url.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { type MapTree, treeAt } from './tree.ts'

/** Reports settings of a gateway with which a session in a cookie does not work (docs/decisions/0153). */
export function checkCookieSession(merchant: ResolvedMerchant, tree: MapTree): Finding[] {
  if (merchant.gateway.session !== 'cookie') return []
  return [
    ...checkQuery(merchant, tree),
    ...checkOrigin(merchant, tree),
    ...checkFallbacks(merchant, tree),
  ]
}

/** Reports a token in the query: the page knows none. */
function checkQuery({ gateway }: ResolvedMerchant, tree: MapTree): Finding[] {
  if (!gateway.tokenInQuery) return []
  const path = ['gateway', 'tokenInQuery']
  const typed = treeAt(tree, path)
  const fix = typed && { start: typed.start, end: typed.end, insert: 'false' }
  return [createFinding('cookie-in-query', { span: typed ?? tree, path, fix }, {})]
}

/** Reports an origin of plain http on another machine, to which a page of https sends nothing. */
function checkOrigin({ gateway: { origin } }: ResolvedMerchant, tree: MapTree): Finding[] {
  const url = parseUrl(origin)
  if (url?.protocol !== 'http:' || isLoopbackHost(url.hostname)) return []
  const path = ['gateway', 'origin']
  const typed = treeAt(tree, path)
  const right = url.port === '' ? `https://${url.hostname}` : undefined
  const fix = typed && renameFix(typed, right)
  return [createFinding('cookie-insecure', { span: typed ?? tree, path, fix }, { origin, right })]
}

/** Reports fallback origins that share no domain with the host whose cookie has the session. */
function checkFallbacks({ gateway, hosts }: ResolvedMerchant, tree: MapTree): Finding[] {
  const own = parseUrl(gateway.origin)?.hostname
  const keepers = own === undefined ? hosts : [own]
  return gateway.fallbackOrigins.flatMap((origin, index) => {
    const host = parseUrl(origin)?.hostname ?? ''
    const other = keepers.find((one) => !shareDomain(one, host))
    if (other === undefined) return []
    const path = ['gateway', 'fallbackOrigins', index]
    const list = treeAt(tree, ['gateway', 'fallbackOrigins'])
    const typed = list?.kind === 'list' ? list.items[index] : list
    return [
      createFinding('cookie-other-domain', { span: typed ?? tree, path }, { origin, host: other }),
    ]
  })
}

/** Returns true if one cookie can be that of both hosts: they are equal, or below one domain of two labels at least. */
function shareDomain(one: string, other: string): boolean {
  const domain = (host: string): string | undefined =>
    /\.\d+$/.test(host) ? undefined : /[^.]+\.[^.]+$/.exec(host)?.[0]
  return one === other || (domain(one) !== undefined && domain(one) === domain(other))
}
