import { expect, it } from 'vitest'
import { findTimeCalls } from './find-time-calls.ts'

const typed = (source: string) => findTimeCalls(source).map((call) => call.typed)

it.each([
  ["new Date(at).toLocaleDateString(language, { dateStyle: 'medium' })", '.toLocaleDateString('],
  ['new Date(at).toLocaleTimeString(language)', '.toLocaleTimeString('],
  ['new Date(at).toLocaleString(language)', 'new Date(at).toLocaleString('],
  ['new Intl.DateTimeFormat(language, options)', 'Intl.DateTimeFormat('],
  ['Intl.DateTimeFormat()', 'Intl.DateTimeFormat('],
  ['new Intl.RelativeTimeFormat(language)', 'Intl.RelativeTimeFormat('],
])('finds %s', (source, call) => {
  expect(typed(source)).toEqual([call])
})

it.each([
  "new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })",
  'const options: Intl.DateTimeFormatOptions = {}',
  'new Intl.NumberFormat(language).format(amount)',
  'members.toLocaleString(language)',
  'name.charAt(0).toLocaleUpperCase(language)',
  '// new Date(at).toLocaleString(language)',
])('allows %s', (source) => {
  expect(typed(source)).toEqual([])
})

it('names the line of a call', () => {
  expect(findTimeCalls('\n\n  date.toLocaleDateString(language)')[0]?.line).toBe(3)
})
