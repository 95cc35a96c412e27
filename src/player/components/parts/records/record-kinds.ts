import type {
  MoneyRecord,
  RecordCategory,
  RecordState,
} from '../../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../../core/contract/icons.ts'
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
} as const satisfies Record<RecordCategory, IconName>

// Object.keys types the keys, which are the categories, as strings.
export const recordCategories = Object.keys(categoryIcons) as readonly RecordCategory[]

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
