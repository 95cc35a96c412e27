import { expect, it } from 'vitest'
import { addDays, dayIn, listDays, monthOf, nextMonth, startOfDayIn, weekOf } from './zone-days.ts'

it.each([
  ['Asia/Bangkok', '2026-11-25', Date.UTC(2026, 10, 24, 17)],
  ['UTC', '2026-11-25', Date.UTC(2026, 10, 25)],
  ['Pacific/Auckland', '2026-04-05', Date.UTC(2026, 3, 4, 11)],
  ['Pacific/Auckland', '2026-04-06', Date.UTC(2026, 3, 5, 12)],
  ['Pacific/Auckland', '2026-09-27', Date.UTC(2026, 8, 26, 12)],
  ['Pacific/Auckland', '2026-09-28', Date.UTC(2026, 8, 27, 11)],
  ['No/Where', '2026-11-25', Date.UTC(2026, 10, 25)],
])('in %s, %s starts once, also where the clocks change', (zone, day, start) => {
  expect(startOfDayIn(zone, day)).toBe(start)
  expect(dayIn(zone, start)).toBe(day)
  expect(dayIn(zone, start - 1)).toBe(addDays(day, -1))
})

it('starts at the first hour of a day that has no midnight', () => {
  const start = startOfDayIn('Africa/Cairo', '2026-04-24')
  expect(dayIn('Africa/Cairo', start)).toBe('2026-04-24')
  expect(dayIn('Africa/Cairo', start - 1)).toBe('2026-04-23')
})

it('knows weeks from Monday, months and the days between', () => {
  expect(weekOf('2026-11-25')).toBe('2026-11-23')
  expect(weekOf('2026-11-23')).toBe('2026-11-23')
  expect(weekOf('2026-11-29')).toBe('2026-11-23')
  expect(nextMonth('2026-12')).toBe('2027-01')
  expect(nextMonth('2026-02')).toBe('2026-03')
  expect(monthOf(addDays('2026-03-01', -1))).toBe('2026-02')
  expect(listDays('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
})
