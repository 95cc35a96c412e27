import { type Category, categories } from '../../../core/contract/categories.ts'
import type { Order, OrderPage } from '../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../core/contract/icons.ts'
import type { StateTone } from '../money/order-words.ts'

// Object.keys types the keys, which are the categories, as strings.
export const betCategories = Object.keys(categories) as readonly Category[]

export const betStates = [
  'open',
  'settled',
  'cancelled',
] as const satisfies readonly Order['state'][]

export const betTones = {
  open: 'waiting',
  settled: 'done',
  cancelled: 'void',
  unknown: 'waiting',
} as const satisfies Record<Order['state'], StateTone>

/** Returns the icon of the game's category. */
export function readBetIcon({ gameCategory = '' }: Pick<Order, 'gameCategory'>): IconName {
  if (!Object.hasOwn(categories, gameCategory)) return 'play'
  return categories[gameCategory as Category].icon // checked in the line above
}

/** What the records of a page of bets are. */
export const betPages = {
  itemsOf: ({ orders }: OrderPage): readonly Order[] => orders,
  keyOf: ({ orderId }: Order): string => orderId,
  timeOf: ({ placedAt }: Order): number => placedAt,
}
