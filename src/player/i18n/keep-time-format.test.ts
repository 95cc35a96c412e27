import { afterEach, expect, it, vi } from 'vitest'
import { keepTimeFormat } from './keep-time-format.ts'

afterEach(() => void vi.restoreAllMocks())

it('prepares Intl once for the rows of a list, and again for other options', () => {
  const prepare = vi.spyOn(Intl, 'DateTimeFormat')
  const at = new Date(2026, 10, 25).getTime()
  const write = (language: string) =>
    keepTimeFormat(language, { day: 'numeric', month: 'long' }).format(at)
  expect([write('en'), write('en'), write('en')]).toEqual(Array(3).fill('November 25'))
  expect(prepare).toHaveBeenCalledTimes(1)
  expect(write('th')).toBe('25 พฤศจิกายน')
  expect(prepare).toHaveBeenCalledTimes(2)
})
