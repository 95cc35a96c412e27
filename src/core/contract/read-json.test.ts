import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const readNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)

test('a value that the reader accepts is returned', () => {
  expect(readJson('7', readNumber)).toBe(7)
})

test.each([undefined, null, '', '{', '[7', 'null', '"7"', '7 7'])('%s is undefined', (text) => {
  expect(readJson(text, readNumber)).toBeUndefined()
})

test('an error of the reader also gives undefined', () => {
  const read = (value: unknown) => Object(value).deep.deeper
  expect(readJson('{}', read)).toBeUndefined()
})
