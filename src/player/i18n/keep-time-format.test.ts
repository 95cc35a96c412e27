import { afterEach, expect, it, vi } from 'vitest'
import { loadTimeFormat } from './create-time-format.ts'
import { formatDate, formatMoment, formatTime } from './format-time.ts'

afterEach(() => void vi.restoreAllMocks())

const at = new Date(2026, 10, 25).getTime()

it('prepares Intl once for the rows of a list, and again for other options', () => {
  const prepare = vi.spyOn(Intl, 'DateTimeFormat')
  const write = (language: string) => formatTime(at, language, { day: 'numeric', month: 'long' })
  expect([write('en'), write('en'), write('en')]).toEqual(Array(3).fill('November 25'))
  expect(prepare).toHaveBeenCalledTimes(1)
  expect(write('th')).toBe('25 พฤศจิกายน')
  expect(prepare).toHaveBeenCalledTimes(2)
})

it.each([
  ['a day', formatDate],
  ['a day with its time', formatMoment],
  ['a clock', (time: number, language: string) => formatTime(time, language, { hour: 'numeric' })],
])('prepares Intl once for the rows of a list that write %s', (_, write) => {
  const prepare = vi.spyOn(Intl, 'DateTimeFormat')
  for (let row = 0; row < 50; row += 1) write(at + row * 86_400_000, 'fr')
  expect(prepare).toHaveBeenCalledTimes(1)
})

it('prepares Intl once for the rows of a list in a language that Intl does not know', async () => {
  const supported = Intl.DateTimeFormat.supportedLocalesOf
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation((tags) =>
    supported(tags).filter((tag) => tag !== 'km'),
  )
  await loadTimeFormat('km')
  const prepare = vi.spyOn(Intl, 'DateTimeFormat')
  for (let row = 0; row < 50; row += 1) formatMoment(at + row * 86_400_000, 'km')
  expect(prepare).toHaveBeenCalledTimes(1)
})
