import { expect, it } from 'vitest'
import { splitDays } from './split-days.ts'

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime()

it('marks the first and the last item of each day of the player', () => {
  const times = [at(21, 23), at(21, 0), at(20, 23), at(18, 12)]
  expect(splitDays(times, (time) => time)).toEqual([
    { item: times[0], day: '2026-11-21', last: false },
    { item: times[1], last: true },
    { item: times[2], day: '2026-11-20', last: true },
    { item: times[3], day: '2026-11-18', last: true },
  ])
  expect(splitDays([], Number)).toEqual([])
})
