import { expect, it } from 'vitest'
import { formatDates } from './format-dates.ts'

const today = '2026-11-27'
const inEnglish = (text: string) => formatDates(text, { language: 'en', today })

it('counts the dates of a text from today', () => {
  expect(inEnglish('Closed on {day+4}.')).toBe('Closed on 1 Dec.')
  expect(inEnglish('{days-2+4}, each deposit counts')).toMatch(/^25 Nov\s?–\s?1 Dec, each/)
  expect(inEnglish('Football, {saturday}')).toBe('Football, Saturday 28 November')
})

it('names a Saturday on that day itself', () => {
  expect(formatDates('{saturday}', { language: 'en', today: '2026-11-28' })).toBe(
    'Saturday 28 November',
  )
})

it('writes them in the language of the text, and leaves other braces alone', () => {
  expect(formatDates('{day+4}', { language: 'th', today })).toBe('1 ธ.ค.')
  expect(formatDates('{saturday}', { language: 'zh', today })).toBe('11月28日星期六')
  expect(inEnglish('{{name}} {day}')).toBe('{{name}} {day}')
})
