import { expect, it } from 'vitest'
import { offsetOf } from './source.ts'

const source = { path: 'a.ts', text: 'one\r\ntwo\nthree' }

it.each([
  [{ line: 1 }, 0],
  [{ line: 2 }, 5],
  [{ line: 2, column: 3 }, 7],
  [{ line: 3 }, 9],
  [{ line: 3, column: 90 }, 14],
  [{ line: 4 }, 14],
])('the offset of %o is %i', (place, offset) => {
  expect(offsetOf(source, place)).toBe(offset)
})
