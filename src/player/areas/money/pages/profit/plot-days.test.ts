import { expect, it } from 'vitest'
import { listNamedDays, plotDays } from './plot-days.ts'

const plot = (...nets: readonly string[]) =>
  plotDays(nets.map((net, at) => ({ day: at * 86_400_000, net })))

it('draws gains above the zero line and losses below it, on one scale', () => {
  const { zero, bars, best, worst } = plot('30.00', '-10.00', '0.00', '15.00')
  expect(zero).toBe(0.75)
  expect(bars.map(({ result, start, size }) => [result, start, size])).toEqual([
    ['gain', 0, 0.75],
    ['loss', 0.75, 0.25],
    ['none', 0.75, 0],
    ['gain', 0.375, 0.375],
  ])
  expect([best, worst]).toEqual([0, 1])
})

it('has its zero line at an edge where there are only gains, only losses or neither', () => {
  expect(plot('1.00', '2.00')).toMatchObject({ zero: 1, best: 1, worst: undefined })
  expect(plot('-1.00', '-2.00')).toMatchObject({ zero: 0, best: undefined, worst: 1 })
  expect(plot('0.00', '0')).toMatchObject({ zero: 0, best: undefined, worst: undefined })
})

it('keeps a small result visible beside a great one', () => {
  expect(plot('1000000.00', '-0.01').bars[1]?.size).toBeGreaterThan(0.01)
})

it('names at most eight days below the chart, the last one among them', () => {
  expect(listNamedDays(7)).toHaveLength(7)
  expect(listNamedDays(30)).toEqual([4, 9, 14, 19, 24, 29])
  for (let count = 1; count <= 31; count += 1) {
    expect(listNamedDays(count).at(-1)).toBe(count - 1)
    expect(listNamedDays(count).length).toBeLessThanOrEqual(8)
  }
})
