import { expect, it } from 'vitest'
import { readDays, readTiers, type TierLimits, type TypedTier } from './read-proposal.ts'

const limits: TierLimits = {
  kind: 'dividend',
  maxRate: '20.00',
  rateType: 'percent',
  digits: 2,
  language: 'en',
}
const typed = (bets: string, netLoss: string, active: string, rate: string): TypedTier => ({
  bets,
  netLoss,
  active,
  rate,
})
const problemsOf = (...tiers: readonly TypedTier[]) => readTiers(tiers, limits).problems

it('reads tiers as they are sent: an empty condition is 0, commas and a percent sign are dropped', () => {
  const { tiers, problems } = readTiers(
    [typed('', '100', '', '5'), typed('', '1,000.50', '3', '7.25%')],
    limits,
  )
  expect(problems).toEqual([{}, {}])
  expect(tiers).toEqual([
    { bets: '0', netLoss: '100', activeMember: 0, rateType: 'percent', rate: '5' },
    { bets: '0', netLoss: '1000.50', activeMember: 3, rateType: 'percent', rate: '7.25' },
  ])
})

it('sends no net loss of a salary', () => {
  const salary = { ...limits, kind: 'dailySalary', maxRate: '0.12' } as const
  expect(readTiers([typed('100', '77', '1', '0.05')], salary)).toEqual({
    tiers: [{ bets: '100', activeMember: 1, rateType: 'percent', rate: '0.05' }],
    problems: [{}],
  })
})

it.each([
  ['a condition that is no number', typed('x', '', '', '5'), { bets: 'number' }],
  ['more digits than the currency has', typed('1.005', '', '', '5'), { bets: 'digits' }],
  ['members that are no whole number', typed('', '1', '1.5', '5'), { active: 'members' }],
  ['no rate', typed('', '1', '', ''), { rate: 'rate' }],
  ['a rate of zero', typed('', '1', '', '0'), { rate: 'rate' }],
  ['a rate with three digits', typed('', '1', '', '5.125'), { rate: 'digits' }],
  ['a rate above the own one', typed('', '1', '', '20.01'), { rate: 'above' }],
])('refuses %s', (_what, tier, problems) => {
  expect(problemsOf(tier)).toEqual([problems])
})

it.each([
  ['a lower condition', typed('', '50', '9', '7'), { netLoss: 'less' }],
  ['the same conditions', typed('', '100', '1', '7'), { netLoss: 'same' }],
  ['the same rate', typed('', '200', '1', '5'), { rate: 'rateLess' }],
])('refuses a second tier with %s', (_what, tier, problems) => {
  expect(problemsOf(typed('', '100', '1', '5'), tier)).toEqual([{}, problems])
})

it('does not compare with a tier that is wrong itself', () => {
  expect(problemsOf(typed('', '100', '1', ''), typed('', '50', '1', '3'))).toEqual([
    { rate: 'rate' },
    {},
  ])
})

it('reads the days of a period, and an empty one as no end', () => {
  expect(readDays(' ')).toEqual({ days: undefined })
  expect(readDays('365')).toEqual({ days: 365 })
  for (const wrong of ['0', '366', '1.5', '-1', 'x']) expect(readDays(wrong)).toBeUndefined()
})
