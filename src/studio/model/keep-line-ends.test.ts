import { expect, it } from 'vitest'
import { keepLineEnds } from './keep-line-ends.ts'

const crlf = '{\r\n  "code": "lagoon",\r\n  "hosts": []\r\n}\r\n'
/** What a text field of a browser has of a text. */
const shown = (text: string) => text.replace(/\r\n?/g, '\n')

it('changes one line of a file with CRLF, as somebody typed it', () => {
  const typed = shown(crlf).replace('lagoon', 'lagune')
  expect(keepLineEnds(crlf, typed)).toBe(crlf.replace('lagoon', 'lagune'))
})

it('gives lines that are added the end of the others', () => {
  const typed = shown(crlf).replace('  "hosts"', '  "extends": "base",\n  "hosts"')
  expect(keepLineEnds(crlf, typed)).toBe(
    crlf.replace('  "hosts"', '  "extends": "base",\r\n  "hosts"'),
  )
})

it.each([
  ['a line is removed', crlf, '  "code": "lagoon",\n', ''],
  ['the last end is removed', crlf, '}\n', '}'],
  ['ends are mixed', 'a\r\nb\nc\r\nd', 'b', 'x'],
  ['only carriage returns end lines', 'a\rb\rc\r', 'b', 'x'],
  ['nothing changes', crlf, '', ''],
])('keeps the other ends when %s', (_, before, from, to) => {
  const after = keepLineEnds(before, shown(before).replace(from, to))
  expect(shown(after)).toBe(shown(before).replace(from, to))
  expect(after.match(/\r\n|\r|\n/g)?.length).toBe(shown(after).match(/\n/g)?.length)
  expect(new Set(after.match(/\r\n|\r|\n/g))).toEqual(new Set(before.match(/\r\n|\r|\n/g)))
})

it('leaves a file with LF alone', () => {
  expect(keepLineEnds('a\nb', 'a\nc')).toBe('a\nc')
})
