import { createRoot } from 'react-dom/client'
import { RecordRow } from '../../../src/player/components/parts/records/RecordRow.tsx'
import { Money } from '../../../src/player/components/ui/Money.tsx'
import { makeRecords } from '../many-records.ts'
import { painted } from './bench-clock.ts'
import './bench.css'

/** Every record of ten thousand as the product's own row, in a list that leaves none out. */
globalThis.startBench = () => {
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(
      <ul className="rows">
        {makeRecords(10_000, Date.now()).map((record) => (
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
      </ul>,
    )
  }
  return painted()
}
