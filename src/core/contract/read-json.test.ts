import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const readNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)

test('a value of the shape is read', () => {
  expect(readJson('7', readNumber)).toBe(7)
})

test.each([undefined, null, '', '{', '[7', 'null', '"7"', '7 7'])('%s is nothing', (text) => {
  expect(readJson(text, readNumber)).toBeUndefined()
})

test('what the reader throws is nothing either', () => {
  const read = (value: unknown) => Object(value).deep.deeper
  expect(readJson('{}', read)).toBeUndefined()
})
