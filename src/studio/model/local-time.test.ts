import { describe, expect, it } from 'vitest'
import { listPresets, readLocalTime, writeLocalTime } from './local-time.ts'

describe('a moment in a form', () => {
  it.each([
    ['2026-12-24T18:00[Asia/Bangkok]', { local: '2026-12-24T18:00', zone: 'Asia/Bangkok' }],
    ['2026-12-24T18:00+07:00', { local: '2026-12-24T18:00', zone: '+07:00' }],
    ['2026-12-24T18:00Z', { local: '2026-12-24T18:00', zone: 'Z' }],
    ['2026-12-24T18:00:30[Asia/Tokyo]', { local: '2026-12-24T18:00', zone: 'Asia/Tokyo' }],
    [
      '2026-12-24T18:00:00+07:00[Asia/Bangkok]',
      { local: '2026-12-24T18:00', zone: 'Asia/Bangkok' },
    ],
    ['', { local: '', zone: 'Asia/Tokyo' }],
  ])('is the local time of its own zone or offset: %j', (text, shown) => {
    expect(readLocalTime(text, 'Asia/Tokyo')).toEqual(shown)
  })

  it.each(['2026-12-24T18:00', 'tomorrow', '2026-12-24T18:00[Asia/Bangkk]'])(
    'is none where the text names no moment: %j',
    (text) => {
      expect(readLocalTime(text, 'Asia/Tokyo')).toBeUndefined()
    },
  )

  it('is written with its zone in brackets, or with its offset', () => {
    expect(writeLocalTime({ local: '2026-12-24T18:00', zone: 'Asia/Bangkok' })).toBe(
      '2026-12-24T18:00[Asia/Bangkok]',
    )
    expect(writeLocalTime({ local: '2026-12-24T18:00', zone: '+07:00' })).toBe(
      '2026-12-24T18:00+07:00',
    )
    expect(writeLocalTime({ local: '', zone: 'Asia/Bangkok' })).toBe('')
  })
})

describe('the moments that are offered', () => {
  // A Tuesday in London and already Wednesday in Bangkok.
  const now = Date.parse('2026-12-01T20:00:00Z')

  it('end days of the zone: today, this Sunday, in a week, this month', () => {
    expect(listPresets('until', 'Asia/Bangkok', now)).toEqual([
      { name: 'tonight', local: '2026-12-02T23:59' },
      { name: 'sunday', local: '2026-12-06T23:59' },
      { name: 'week', local: '2026-12-09T23:59' },
      { name: 'monthEnd', local: '2026-12-31T23:59' },
    ])
  })

  it('begin days of the zone: tomorrow, next Monday, next month', () => {
    expect(listPresets('from', 'Europe/London', now)).toEqual([
      { name: 'tomorrow', local: '2026-12-02T00:00' },
      { name: 'monday', local: '2026-12-07T00:00' },
      { name: 'nextMonth', local: '2027-01-01T00:00' },
    ])
  })

  it('are of this Sunday on a Sunday, and of the next Monday on a Monday', () => {
    const on = (day: string) => Date.parse(`${day}T12:00:00Z`)
    expect(listPresets('until', 'UTC', on('2026-12-06'))[1]?.local).toBe('2026-12-06T23:59')
    expect(listPresets('from', 'UTC', on('2026-12-07'))[1]?.local).toBe('2026-12-14T00:00')
  })
})
