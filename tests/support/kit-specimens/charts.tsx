import type { ReactNode } from 'react'
import { IncomeChart } from '../../../src/player/areas/agents/pages/home/IncomeChart.tsx'
import { NetChart } from '../../../src/player/areas/money/pages/profit/NetChart.tsx'

const format = { language: 'en', symbol: '$' }
const start = Date.parse('2026-11-01T00:00:00Z')
const dayMs = 86_400_000
const nets = ['5.00', '-2.00', '0.00']

const profitDays = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: start + at * dayMs,
    net: nets[at % nets.length] ?? '0.00',
  }))

/** A chart of bars of few and of many days, and a line with days to come. */
export const charts: readonly ReactNode[] = [
  ...[3, 12].map((count) => <NetChart key={count} days={profitDays(count)} format={format} />),
  <IncomeChart
    key="line"
    days={[
      { day: start, amount: '5.00' },
      { day: start + dayMs, amount: '6.00' },
    ]}
    expected="60.00"
    format={format}
  />,
]
