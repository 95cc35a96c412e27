import { expect, it } from 'vitest'
import { parseScheduleTimes } from './schedule-times.ts'

const clock = { zone: 'Asia/Bangkok', now: Date.UTC(2026, 10, 30) }

it('takes a local time as one of the zone of the merchants, and keeps a zone that was typed', () => {
  const read = (at: string) => parseScheduleTimes({ at }, clock).at
  expect(read('2026-12-24T18:00')).toBe(Date.UTC(2026, 11, 24, 11))
  expect(read('2026-12-24T18:00+09:00')).toBe(Date.UTC(2026, 11, 24, 9))
  expect(read('2026-12-24T18:00[Europe/London]')).toBe(Date.UTC(2026, 11, 24, 18))
})

it('has an end only where one was typed', () => {
  const at = '2026-12-24T18:00'
  expect(parseScheduleTimes({ at }, clock).until).toBeNull()
  expect(parseScheduleTimes({ at, until: '2026-12-25T18:00' }, clock).until).toBe(
    Date.UTC(2026, 11, 25, 11),
  )
})

it.each([
  [{ at: '2026-11-30T06:59' }, '2026-11-30 06:59 (Asia/Bangkok, +07:00) is over.'],
  [{ at: '2026-12-24T18:00', until: '2026-12-24T18:00' }, 'which is not after it went out'],
  [{ until: '2026-11-30T06:00' }, 'which is not after it went out'],
  [{ at: 'tomorrow' }, 'tomorrow'],
  [{ at: '2026-12-24T18:00[Asia/Bangkk]' }, 'There is no time zone called "Asia/Bangkk"'],
])('%j is refused: %s', (typed, sentence) => {
  expect(() => parseScheduleTimes(typed, clock)).toThrow(sentence)
})
