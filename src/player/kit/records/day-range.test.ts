import { expect, it } from 'vitest'
import { checkRange, dayOf, listPresets, resolveDays, startOf, toTimes } from './day-range.ts'

const limits = { today: '2026-03-02', maxDays: 30 }

it('counts a preset back from today, across the end of a month', () => {
  expect(resolveDays('today', limits)).toEqual({ from: '2026-03-02', to: '2026-03-02' })
  expect(resolveDays('yesterday', limits)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
  expect(resolveDays('week', limits)).toEqual({ from: '2026-02-24', to: '2026-03-02' })
  expect(resolveDays('month', limits)).toEqual({ from: '2026-02-01', to: '2026-03-02' })
})

it('offers no preset that is longer than the longest range', () => {
  expect(listPresets({ ...limits, maxDays: 30 })).toEqual(['today', 'yesterday', 'week', 'month'])
  expect(listPresets({ ...limits, maxDays: 7 })).toEqual(['today', 'yesterday', 'week'])
  expect(listPresets({ ...limits, maxDays: 3 })).toEqual(['today', 'yesterday'])
  expect(resolveDays('month', { ...limits, maxDays: 14 }).from).toBe('2026-02-17')
})

it.each([
  [{ from: '', to: '2026-03-02' }, 'empty'],
  [{ from: '2026-02-30x', to: '2026-03-02' }, 'empty'],
  [{ from: '2026-03-02', to: '2026-03-01' }, 'order'],
  [{ from: '2026-03-01', to: '2026-03-03' }, 'future'],
  [{ from: '2026-01-31', to: '2026-03-02' }, 'tooLong'],
  [{ from: '2026-02-01', to: '2026-03-02' }, undefined],
  [{ from: '2026-03-02', to: '2026-03-02' }, undefined],
])('checks the range %j: %s', (range, problem) => {
  expect(checkRange(range, limits)).toBe(problem)
})

it('refuses a range before the first record', () => {
  const range = { from: '2026-02-20', to: '2026-02-22' }
  expect(checkRange(range, { ...limits, earliest: '2026-02-21' })).toBe('tooEarly')
})

it('includes the whole last day, by the player’s clock', () => {
  const { from, to } = toTimes({ from: '2026-03-01', to: '2026-03-02' })
  expect(new Date(from).toString()).toContain('Mar 01 2026 00:00:00')
  expect(new Date(to).toString()).toContain('Mar 03 2026 00:00:00')
  expect(dayOf(to - 1)).toBe('2026-03-02')
  expect(startOf(dayOf(to))).toBe(to)
})
