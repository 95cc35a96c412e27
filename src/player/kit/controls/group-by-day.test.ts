import { expect, it } from 'vitest'
import { groupByDay, nameDay } from './group-by-day.ts'

const at = (day: number, hours: number): number => new Date(2026, 10, day, hours).getTime()

it('groups by the days of the calendar, in order', () => {
  const times = [at(21, 0), at(20, 23), at(20, 1), at(3, 12)]
  const groups = groupByDay(times, (time) => time)
  expect(groups.map(({ key, items }) => [key, items.length])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 2],
    ['2026-11-03', 1],
  ])
})

it.each([
  ['en', at(21, 0), 'Today', 'November 21'],
  ['en', at(20, 0), 'Yesterday', 'November 20'],
  ['en', at(19, 0), 'Thursday', 'November 19'],
  ['th', at(20, 0), 'เมื่อวาน', '20 พฤศจิกายน'],
  ['zh', at(21, 0), '今天', '11月21日'],
  ['ja', at(20, 0), '昨日', '11月20日'],
])('names a day in %s', (language, day, name, date) => {
  expect(nameDay(day, language, at(21, 18))).toEqual({ name, date })
})

it('adds the year to a day of another one', () => {
  expect(nameDay(new Date(2025, 11, 31).getTime(), 'en', at(21, 18)).date).toBe('December 31, 2025')
})
