import { routesByPath } from '../contract/pages.ts'
import { safeLink } from '../contract/safe-link.ts'
import type { Collected } from './collect.ts'
import { createFinding, type Finding } from './finding.ts'
import { findNearest } from './nearest.ts'
import { stringAt } from './tree.ts'

/** Where the links of a merchant may lead, apart from the routes of the product. */
export interface LinkTargets {
  readonly linkHosts: readonly string[]
  /** The paths of its own pages. */
  readonly ownPaths: readonly string[]
}

/** Reports links that are not allowed, and paths without a page. */
export function checkLinks(
  links: readonly Collected[],
  { linkHosts: hosts, ownPaths }: LinkTargets,
): Finding[] {
  return links.flatMap(({ tree, path }) => {
    const link = stringAt(tree, [])
    if (link === undefined) return []
    const details = { span: tree, path }
    if (safeLink(link, { hosts }) === undefined)
      return [createFinding('unsafe-link', details, { link })]
    const [page = ''] = link.trim().split(/[?#]/)
    if (!page.startsWith('/') || routesByPath.has(page) || ownPaths.includes(page)) return []
    const { name: nearest } = findNearest(page, [...routesByPath.keys(), ...ownPaths])
    return [createFinding('unknown-route', details, { link, nearest })]
  })
}
