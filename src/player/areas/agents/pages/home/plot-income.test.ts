import { expect, it } from 'vitest'
import { plotIncome } from './plot-income.ts'

const day = (date: number, amount: string) => ({ day: Date.UTC(2026, 10, date), amount })

it('grows with the income of each day, and on to what is expected at the end of the month', () => {
  const points = plotIncome([day(1, '10.00'), day(2, '0.00'), day(3, '10.00')], '200.00')
  expect(points).toHaveLength(30)
  expect(points.slice(0, 3)).toEqual([
    { date: 1, height: 0.05, soFar: '10.00' },
    { date: 2, height: 0.05, soFar: '10.00' },
    { date: 3, height: 0.1, soFar: '20.00' },
  ])
  expect(points.at(-1)).toEqual({ date: 30, height: 1 })
})

it('lies at the foot while there is no income', () => {
  const points = plotIncome([day(1, '0.00')], '0.00')
  expect(new Set(points.map(({ height }) => height))).toEqual(new Set([0]))
})

it('never rises above its top when more came in than was expected', () => {
  const points = plotIncome([day(1, '300.00')], '200.00')
  expect(Math.max(...points.map(({ height }) => height))).toBe(1)
})
