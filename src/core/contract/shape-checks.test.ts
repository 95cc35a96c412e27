import { expect, test } from 'vitest'
import { anyOf, flag, listOf, mapOf, oneOf, record, text, whole, word } from './shape-checks.ts'

const check = record(
  { name: text },
  { tags: listOf(oneOf('HOT', 'NEW')), by: mapOf(anyOf(whole, flag)) },
)

test.each([
  [{ name: '' }],
  [{ name: 'a', unknown: 1 }],
  [{ name: 'a', tags: ['HOT'], by: { a: 1, b: true } }],
])('accepts %j', (value) => {
  expect(check(value)).toBe(true)
})

test.each([
  [undefined],
  [null],
  ['text'],
  [[]],
  [{}],
  [{ name: 1 }],
  [{ name: 'a', tags: null }],
  [{ name: 'a', tags: 'HOT' }],
  [{ name: 'a', tags: ['COLD'] }],
  [{ name: 'a', by: [] }],
  [{ name: 'a', by: { a: 1.5 } }],
])('refuses %j', (value) => {
  expect(check(value)).toBe(false)
})

test('a field of the prototype does not count', () => {
  expect(record({ toString: text })({})).toBe(false)
  expect(record({}, { constructor: text })({})).toBe(true)
})

test('a word that is not listed is replaced where it is held, and leaves the rest as it is', () => {
  const order = { state: 'frozen', tags: ['HOT', 'COLD'], name: 'a' }
  const tags = listOf(word('HOT', 'NEW'))
  expect(record({ name: text, state: word('open') }, { tags })(order)).toBe(true)
  expect(order).toEqual({ state: 'unknown', tags: ['HOT', 'unknown'], name: 'a' })
})

test.each([[7], [null], [{}]])('%j is no word', (value) => {
  expect(record({ state: word('open') })({ state: value })).toBe(false)
})
