import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import khmer from '../../../locales/km/common.json'
import { timeNamesKey } from '../../core/contract/time-names.ts'
import { createTimeFormat, loadTimeFormat } from './create-time-format.ts'
import { formatDaysAgo, formatTime } from './format-time.ts'

const at = new Date(2026, 10, 25, 16, 50).getTime()
const later = new Date(2026, 10, 28, 18, 0).getTime()
const medium = { dateStyle: 'medium', timeStyle: 'short' } as const

/** Takes a language from Intl, as Chromium has no Khmer. */
function forget(language: string): void {
  const supported = Intl.DateTimeFormat.supportedLocalesOf
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation((tags) =>
    supported(tags).filter((tag) => tag !== language),
  )
}

beforeAll(async () => {
  const byNames = await loadTimeFormat('km')
  byNames?.readTimeNames('km', { [timeNamesKey]: khmer.$language.dates })
})

afterEach(() => void vi.restoreAllMocks())

describe('a language that Intl knows', () => {
  it.each([
    ['en', 'Nov 25, 2026, 4:50 PM'],
    ['zh', '2026年11月25日 16:50'],
    ['fr', '25 nov. 2026, 16:50'],
  ])('is written by Intl (%s)', (language, text) => {
    expect(formatTime(at, language, medium).replaceAll('\u202f', ' ')).toBe(text)
    expect(formatTime(at, language, medium)).toBe(new Date(at).toLocaleString(language, medium))
  })

  it('has the words of Intl for today and yesterday', () => {
    expect(formatDaysAgo(0, 'th')).toBe('วันนี้')
    expect(formatDaysAgo(1, 'ja')).toBe('昨日')
  })

  it('needs no further code if every browser knows it', async () => {
    vi.resetModules()
    const fresh = await import('./create-time-format.ts')
    for (const language of ['en', 'th', 'zh', 'zh-Hant', 'ja'])
      expect(await fresh.loadTimeFormat(language)).toBeUndefined()
  })
})

describe('a language that Intl does not know, with names of its own', () => {
  it.each([
    [{ dateStyle: 'medium' }, '25 វិច្ឆិកា 2026'],
    [{ dateStyle: 'long', timeStyle: 'short' }, '25 វិច្ឆិកា 2026, 16:50'],
    [medium, '25 វិច្ឆិកា 2026, 16:50'],
    [{ day: 'numeric', month: 'long' }, '25 វិច្ឆិកា'],
    [{ month: 'long', year: 'numeric' }, 'វិច្ឆិកា 2026'],
    [{ month: 'short' }, 'វិច្ឆិកា'],
    [{ weekday: 'long' }, 'ពុធ'],
    [{ weekday: 'short', hour: 'numeric', minute: '2-digit' }, 'ពុធ 16:50'],
    [{ timeStyle: 'short' }, '16:50'],
  ] as const)('writes %j as day, month and year on a clock of 24 hours', (options, text) => {
    forget('km')
    expect(formatTime(at, 'km', options)).toBe(text)
  })

  it.each([
    [{ day: 'numeric', month: 'short' }, /^25\s?–\s?28 វិច្ឆិកា$/],
    [{ dateStyle: 'medium' }, /^25\s?–\s?28 វិច្ឆិកា 2026$/],
    [medium, /^25 វិច្ឆិកា 2026, 16:50 – 28 វិច្ឆិកា 2026, 18:00$/],
  ] as const)('writes the range of %j', (options, text) => {
    forget('km')
    const range = createTimeFormat('km', options).formatRange(at, later)
    expect(range.replace(/\s/g, ' ')).toMatch(text)
  })

  it('has a name for each month and each day of a week', () => {
    forget('km')
    const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 2))
    const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 10, 22 + day))
    for (const style of ['long', 'short'] as const) {
      expect(months.map((time) => formatTime(time, 'km', { month: style }))).toEqual(
        Object.values(khmer.$language.dates.months),
      )
      const weekdays = days.map((time) => formatTime(time, 'km', { weekday: style }))
      expect(new Set(weekdays).size).toBe(7)
      expect(weekdays.join('')).not.toMatch(/[a-z]/i)
      expect(weekdays[4]).toBe(style === 'long' ? 'ព្រហស្បតិ៍' : 'ព្រហ')
    }
  })

  it('keeps the time zone', () => {
    forget('km')
    const options = { dateStyle: 'long', timeZone: 'UTC' } as const
    expect(formatTime(new Date('2026-03-01T00:00:00Z'), 'km', options)).toBe('1 មីនា 2026')
  })

  it('has its own words for today and yesterday', () => {
    forget('km')
    expect(formatDaysAgo(0, 'km')).toBe('ថ្ងៃនេះ')
    expect(formatDaysAgo(1, 'km')).toBe('ម្សិលមិញ')
  })

  it('names the type of each part', () => {
    forget('km')
    const parts = createTimeFormat('km', { weekday: 'short', day: 'numeric', month: 'long' })
    expect(parts.formatToParts(at).filter(({ type }) => type !== 'literal')).toEqual([
      { type: 'weekday', value: 'ពុធ' },
      { type: 'day', value: '25' },
      { type: 'month', value: 'វិច្ឆិកា' },
    ])
  })
})

describe('a language that Intl does not know, without names', () => {
  it.each([
    [medium, '25/11/2026, 16:50'],
    [{ dateStyle: 'long' }, '25/11/2026'],
    [{ day: 'numeric', month: 'short' }, '25/11'],
    [{ month: 'long', year: 'numeric' }, '11/2026'],
    [{ weekday: 'long' }, 'Wednesday'],
  ] as const)('writes %j with the number of the month', (options, text) => {
    forget('lo')
    expect(formatTime(at, 'lo', options)).toBe(text)
  })

  it('uses the English words for today and yesterday, as for every missing message', () => {
    forget('lo')
    expect(formatDaysAgo(0, 'lo')).toBe('today')
    expect(formatDaysAgo(1, 'lo')).toBe('yesterday')
  })
})
