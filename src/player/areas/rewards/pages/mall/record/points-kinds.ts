import type { PointsPosting } from '../../../../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../../../../core/contract/icons.ts'
import { isKnown } from '../../../../../../core/contract/is-known.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { lobbyPath } from '../../../../../kit/games/lobby-path.ts'
import { addDays, dayOf } from '../../../../../kit/records/day-range.ts'
import { pathToMallTab } from '../../../parts/mall-tab.ts'

const icons = {
  opening: 'mall',
  earned: 'bets',
  order: 'gift',
  orderRefund: 'refresh',
  liveRoom: 'live',
  expired: 'clock',
  unknown: 'mall',
} as const satisfies Record<PointsPosting['kind'], IconName>

// Object.keys types the keys, which are the kinds, as strings.
export const pointsKinds = (Object.keys(icons) as readonly PointsPosting['kind'][]).filter(isKnown)

export function readPointsIcon(kind: PointsPosting['kind']): IconName {
  return icons[kind]
}

/** Returns the address of what points were posted for: their order, the live rooms, or the bets of that month. */
export function readCausePath(
  { kind, orderId, createdAt }: PointsPosting,
  maxDays: number,
): string | undefined {
  if (orderId !== undefined) return pathToMallTab('history', orderId)
  if (kind === 'liveRoom') return lobbyPath('LIVE')
  if (kind !== 'earned') return undefined
  const to = dayOf(createdAt)
  const month = `${to.slice(0, 7)}-01`
  const longest = addDays(to, 1 - maxDays)
  return pathTo('bets', { from: month > longest ? month : longest, to })
}
