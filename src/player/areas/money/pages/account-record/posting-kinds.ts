import type { Posting } from '../../../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../../../core/contract/icons.ts'
import { isKnown } from '../../../../../core/contract/is-known.ts'
import { pathTo, type RouteId } from '../../../../../core/contract/pages.ts'

interface KindLook {
  readonly icon: IconName
  /** The page that shows the orders of the kind. */
  readonly orders?: RouteId
}

const kinds = {
  opening: { icon: 'wallet' },
  deposit: { icon: 'deposit', orders: 'records' },
  withdrawal: { icon: 'withdraw', orders: 'records' },
  withdrawalRefund: { icon: 'withdraw', orders: 'records' },
  transfer: { icon: 'transfer', orders: 'records' },
  launch: { icon: 'play', orders: 'records' },
  recall: { icon: 'wallet', orders: 'records' },
  stake: { icon: 'slots', orders: 'bets' },
  payout: { icon: 'slots', orders: 'bets' },
  refund: { icon: 'slots', orders: 'bets' },
  bonus: { icon: 'gift', orders: 'records' },
  bonusForfeit: { icon: 'gift', orders: 'records' },
  bonusCap: { icon: 'gift', orders: 'records' },
  rebate: { icon: 'refresh', orders: 'records' },
  adjustment: { icon: 'edit', orders: 'records' },
  agentTransfer: { icon: 'member', orders: 'records' },
  agentIncome: { icon: 'member', orders: 'records' },
  liveRoom: { icon: 'live', orders: 'records' },
  unknown: { icon: 'wallet' },
} as const satisfies Record<Posting['kind'], KindLook>

// Object.keys types the keys, which are the kinds, as strings.
export const postingKinds = (Object.keys(kinds) as readonly Posting['kind'][]).filter(isKnown)

export function readPostingIcon(kind: Posting['kind']): IconName {
  return kinds[kind].icon
}

/** Returns the address of the order of a posting, if it has one. */
export function readOrderPath({ kind, orderId }: Posting): string | undefined {
  const { orders }: KindLook = kinds[kind]
  return orders && orderId !== undefined ? pathTo(orders, { order: orderId }) : undefined
}
