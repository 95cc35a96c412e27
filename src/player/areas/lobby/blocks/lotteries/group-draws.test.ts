import { expect, it } from 'vitest'
import { groupDraws } from './group-draws.ts'

const lottery = (lotteryCode: string, group?: string) => ({
  lotteryCode,
  lotteryName: lotteryCode,
  closesAt: 0,
  lastResult: [],
  ...(group !== undefined && { group }),
})

it("puts each lottery into its group, in the order of each group's first lottery", () => {
  const found = groupDraws([
    lottery('a', 'North'),
    lottery('b'),
    lottery('c', 'North'),
    lottery('d', ' '),
  ])
  expect(found.map(({ name, draws }) => [name, draws.map((draw) => draw.lotteryCode)])).toEqual([
    ['North', ['a', 'c']],
    ['', ['b', 'd']],
  ])
})
