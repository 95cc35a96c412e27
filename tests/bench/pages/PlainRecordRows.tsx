import type { ReactNode } from 'react'
import type { MoneyRecord } from '../../../src/core/contract/generated/gateway.ts'
import { Money } from '../../../src/player/kit/controls/Money.tsx'
import { RecordRow } from '../../../src/player/kit/records/RecordRow.tsx'

/** Every record as the product's own row, in a list that leaves none out. */
export function PlainRecordRows(props: { readonly records: readonly MoneyRecord[] }): ReactNode {
  return (
    <ul className="rows">
      {props.records.map((record) => (
        <li key={record.orderId}>
          <RecordRow
            icon="deposit"
            title={record.category}
            note={record.title}
            time={record.createdAt}
            flow="in"
            amount={<Money amount={record.amount} language="en" symbol="$" sign="always" />}
            state={record.state}
            tone="done"
            to={`/m/transaction/record?order=${record.orderId}`}
          />
        </li>
      ))}
    </ul>
  )
}
