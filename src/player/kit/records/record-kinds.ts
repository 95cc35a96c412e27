import type { MoneyRecord, RecordState } from '../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../core/contract/icons.ts'
import { isKnown } from '../../../core/contract/is-known.ts'
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

/** Returns whether an amount came in or went out, or `void` for one that came to nothing. */
export function readFlow({
  amount,
  state,
}: Pick<MoneyRecord, 'amount' | 'state'>): 'in' | 'out' | 'void' {
  const tone = stateTone(state)
  if (tone === 'failed' || tone === 'void') return 'void'
  return amount.startsWith('-') ? 'out' : 'in'
}
