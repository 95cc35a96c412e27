import type { ReactNode } from 'react'
import type { MoneyRecord } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { Money } from '../controls/Money.tsx'
import { stateKey, stateTone } from '../money/order-words.ts'
import { useCurrency } from '../money/use-currency.ts'
import { RecordRow } from './RecordRow.tsx'
import { categoryIcons, readFlow } from './record-kinds.ts'

export interface TransactionRowProps {
  readonly record: Pick<MoneyRecord, 'category' | 'amount' | 'state' | 'createdAt'>
  readonly title: string
  readonly note: string
  readonly to: string
}

/** A transaction in a list: its amount with a sign, and what became of it. */
export function TransactionRow({ record, title, note, to }: TransactionRowProps): ReactNode {
  const { category, amount, state, createdAt } = record
  const t = useT()
  const currency = useCurrency()
  return (
    <RecordRow
      icon={categoryIcons[category]}
      title={title}
      note={note}
      time={createdAt}
      flow={readFlow(record)}
      amount={<Money amount={amount} sign="always" {...currency} />}
      state={t(stateKey(state))}
      tone={stateTone(state)}
      to={to}
    />
  )
}
