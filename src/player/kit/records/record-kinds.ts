import type { MoneyRecord, RecordState } from '../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../core/contract/icons.ts'
import { isKnown } from '../../../core/contract/is-known.ts'
import { compareDecimals } from '../controls/decimal.ts'
import { stateTone } from '../money/order-words.ts'

/** The icon of each category. */
export const categoryIcons = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  transfer: 'transfer',
  bonus: 'gift',
  rebate: 'refresh',
  adjustment: 'edit',
  agentTransfer: 'member',
  agentIncome: 'member',
  liveRoom: 'live',
  unknown: 'records',
} as const satisfies Record<MoneyRecord['category'], IconName>

// Object.keys types the keys, which are the categories, as strings.
export const recordCategories = (
  Object.keys(categoryIcons) as readonly MoneyRecord['category'][]
).filter(isKnown)

export const recordStates = [
  'processing',
  'success',
  'failed',
  'expired',
  'cancelled',
] as const satisfies readonly RecordState[]

/** Where an amount went: `none` for zero, which is neither a gain nor a loss. */
export type Flow = 'in' | 'out' | 'none'

export function flowOf(amount: string): Flow {
  const sign = compareDecimals(amount, '0')
  if (sign === 0) return 'none'
  return sign < 0 ? 'out' : 'in'
}

/** Returns where the amount of a record went, or `void` for one that came to nothing. */
export function readFlow({ amount, state }: Pick<MoneyRecord, 'amount' | 'state'>): Flow | 'void' {
  const tone = stateTone(state)
  if (tone === 'failed' || tone === 'void') return 'void'
  return flowOf(amount)
}
