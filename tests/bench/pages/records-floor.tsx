import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { MoneyRecord } from '../../../src/core/contract/generated/gateway.ts'
import { RecordRow } from '../../../src/player/components/parts/records/RecordRow.tsx'
import { Money } from '../../../src/player/components/ui/Money.tsx'
import { painted } from './bench-clock.ts'
import './bench.css'

const categories = ['withdrawal', 'deposit', 'bonus', 'rebate', 'transfer'] as const

async function fetchRecords(category: string): Promise<readonly MoneyRecord[]> {
  const response = await fetch(`./ODS2_MemberTransaction?category=${category}&pageNum=1`)
  const { value } = await response.json()
  return value.transactions
}

/** The records written by hand: a button for each filter, and the rows of its answer. */
function Records(): ReactNode {
  const [records, setRecords] = useState<readonly MoneyRecord[]>([])
  return (
    <main>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed="false"
          onClick={async () => setRecords(await fetchRecords(category))}
        >
          {category.charAt(0).toUpperCase() + category.slice(1)}
        </button>
      ))}
      <ul>
        {records.map((record) => (
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
    </main>
  )
}

globalThis.startBench = () => {
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Records />)
  return painted()
}
