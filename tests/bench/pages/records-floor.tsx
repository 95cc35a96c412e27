import { type ReactNode, useState } from 'react'
import type { MoneyRecord } from '../../../src/core/contract/generated/gateway.ts'
import { mountPage } from './mount-page.tsx'
import { PlainRecordRows } from './PlainRecordRows.tsx'

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
      <PlainRecordRows records={records} />
    </main>
  )
}

globalThis.startBench = () => mountPage(<Records />)
