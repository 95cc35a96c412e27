import type { MoneyRecord, RecordState } from '../../src/core/contract/generated/gateway.ts'

const kinds = [
  { category: 'deposit', title: 'PromptPay QR', amount: '500.37' },
  { category: 'withdrawal', title: 'Longwater Bank •• 7716', amount: '-1200.00' },
  { category: 'transfer', title: 'Main wallet → Kestrel', amount: '-500.00' },
  { category: 'bonus', title: 'Derby double', amount: '200.00' },
  { category: 'rebate', title: 'Play of Friday', amount: '29.80' },
] as const
const states: readonly RecordState[] = ['success', 'success', 'success', 'processing', 'failed']
/** Milliseconds between two records: about thirty on a day. */
const apart = 47 * 60_000

/** So many transactions, the latest one first, over as many days as they need. */
export function makeRecords(count: number, latest: number): readonly MoneyRecord[] {
  return Array.from({ length: count }, (_, place) => {
    const kind = kinds[place % kinds.length] ?? kinds[0]
    return {
      ...kind,
      orderId: `T${String(count - place).padStart(8, '0')}`,
      state: states[(place * 7) % states.length] ?? 'success',
      createdAt: latest - place * apart,
    }
  })
}
