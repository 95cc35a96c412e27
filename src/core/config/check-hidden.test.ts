import { expect, it } from 'vitest'
import { applyFixes } from './apply-fixes.ts'
import { checkSource } from './check-hidden.ts'

const look = (text: string) => checkSource({ path: 'merchants/shop/merchant.json', text }).findings

it.each([
  ['an override in a text', '{ "brand": ["A\u202EB"] }', 'brand.0', 1, 15],
  ['an isolate in a name', '{ "A\u2066": 1 }', 'A\u2066', 1, 5],
  ['an override that is written as digits', '{ "a": "A\\u202eB" }', 'a', 1, 10],
  ['a control character that is written as digits', '{\n "a": "\\u0007"\n}', 'a', 2, 8],
  ['one that is none of a text', '{ "a": 1, // \u2067 admin\n "b": 2 }', '', 1, 14],
  ['a byte order mark inside', '{ "a": "\uFEFF" }', 'a', 1, 9],
  ['tags', '{ "a": "A\u{E0041}\u{E0042}" }', 'a', 1, 10],
])('reports %s at its place, and removes it', (_, text, path, line, column) => {
  const [finding, ...others] = look(text)
  expect(others).toEqual([])
  expect(finding).toMatchObject({ code: 'hidden-character', path, line, column })
  const corrected = applyFixes(text, finding?.fix ? [finding.fix] : []).text
  expect(look(corrected)).toEqual([])
})

it('reports only that a file is not text', () => {
  expect(look('\uFFFD\u007F\n\u0080').map(({ code }) => code)).toEqual(['syntax'])
})

it.each([
  ['spaces without width, where Khmer and Thai words end', 'សូម​ស្វាគមន៍ ยินดี\u200Bต้อนรับ'],
  ['joiners', 'क्\u200Dष \u200C 👩\u200D💻'],
  ['a flag that is made of tags', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['marks of direction, soft hyphens and spaces that do not break', 'a\u200Eb\u00ADc\u00A0d'],
])('accepts %s', (_, text) => {
  expect(look(JSON.stringify({ a: text }))).toEqual([])
})

it('accepts digits after an escaped backslash, and in a comment', () => {
  expect(look('{ "a": "\\\\u202e" } // \\u202e')).toEqual([])
})

it('reports how many stand together, and what they do', () => {
  const [finding] = look('{ "a": "\u202A\u2069" }')
  expect(finding?.message).toBe(
    '2 invisible characters (U+202A …) change the order in which this text is displayed. Remove them.',
  )
  expect(look('{ "a": "\u0085" }')[0]?.message).toBe(
    'An invisible character (U+0085) is in this text. Remove it.',
  )
})

it.each([
  ['the first half', '{ "a": "A\\ud83dB" }', 'a', 10, 'U+D83D'],
  ['the second half', '{ "a": "A\\uDE00" }', 'a', 10, 'U+DE00'],
  ['two that are turned around', '{ "a": "\\uDE00\\uD83D" }', 'a', 9, 'U+DE00'],
  ['one in a name', '{ "A\\ud83d": 1 }', 'A\ud83d', 5, 'U+D83D'],
  ['one that is typed as it is', '{ "a": "\uD83D" }', 'a', 9, 'U+D83D'],
])('reports %s of a character at its place, and removes it', (_, text, path, column, name) => {
  const [finding] = look(text)
  expect(finding).toMatchObject({ code: 'half-character', path, line: 1, column })
  expect(finding?.message).toContain(name)
  const fixes = look(text).flatMap(({ fix }) => fix ?? [])
  expect(look(applyFixes(text, fixes).text)).toEqual([])
})

it.each(['{ "a": "\\ud83d\\ude00 😀" }', '{ "a": "\\\\ud83d" }', '{ "a": 1 } // \\ud83d'])(
  'reports nothing about whole characters: %s',
  (text) => {
    expect(look(text)).toEqual([])
  },
)
