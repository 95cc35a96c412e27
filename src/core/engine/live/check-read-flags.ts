import { createFinding, type Finding } from '../../config/finding.ts'
import { nearestSpan, treeAt } from '../../config/tree.ts'
import { flags } from '../../contract/flags.ts'
import {
  listBlockReadings,
  listPlaceReadings,
  listReadings,
} from '../../contract/reads/list-readings.ts'
import { formatList } from '../why/format-list.ts'
import type { LiveContext } from './live-context.ts'
import { readLeaves } from './read-leaves.ts'

/**
 * Reports, all at once, the flags that only pages and the frame read and that neither the gateway sends nor the
 * merchant sets.
 */
export function checkMissingOfPages({ tree, facts, merchant }: LiveContext): Finding[] {
  const reported = new Set([
    ...Object.keys(facts.flags),
    ...readLeaves(tree, 'flag').map(({ name }) => name),
    ...listBlockReadings(merchant.pages).map(({ name }) => name),
  ])
  const missing = listPlaceReadings(merchant.pages).filter(
    ({ kind, name }) =>
      kind === 'flag' &&
      !reported.has(name) &&
      !treeAt(tree, ['flags', name]) &&
      !treeAt(tree, ['forceOff', name]),
  )
  if (missing.length === 0) return []
  const names = [...new Set(missing.map(({ name }) => name))]
  const path = ['flags']
  const details = { span: nearestSpan(tree, path), path }
  return [createFinding('gateway-page-flags-unsaid', details, { flags: formatList(names) })]
}

/** Reports flags that the gateway sends as on and that nothing of the merchant reads. */
export function checkUnreadFlags({ tree, facts, merchant }: LiveContext): Finding[] {
  const read = new Set([
    ...readLeaves(tree, 'flag').map(({ name }) => name),
    ...listReadings(merchant.pages).map(({ name }) => name),
  ])
  const path = ['pages']
  const details = { span: nearestSpan(tree, path), path }
  return Object.entries(facts.flags)
    .filter(([flag, on]) => on && Object.hasOwn(flags, flag) && !read.has(flag))
    .map(([flag]) => createFinding('gateway-flag-unread', details, { flag }))
}
