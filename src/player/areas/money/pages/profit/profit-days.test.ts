import { expect, it } from 'vitest'
import { resolvePreset } from './profit-days.ts'

it.each([
  ['2026-11-25', '2026-11-01'],
  ['2026-12-30', '2026-12-01'],
  ['2026-12-31', '2026-12-02'],
  ['2027-01-01', '2027-01-01'],
])('this month on %s begins on %s, for a report has 30 days at most', (today, from) => {
  expect(resolvePreset('thisMonth', { today, maxDays: 30 })).toEqual({ from, to: today })
})
