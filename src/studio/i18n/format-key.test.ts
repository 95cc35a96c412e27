import { expect, it } from 'vitest'
import { createStudioWords } from './create-words.ts'
import { formatKey } from './format-key.ts'

const words = createStudioWords({ onMissing: (key) => expect.fail(key) })

it.each([
  ['rememberedLogin', 'Remembered login'],
  ['winner-board', 'Winner board'],
  ['when', 'Shown when'],
  ['PTSYS3', 'PTSYS3'],
  ['RNG', 'RNG'],
  ['constructor', 'Constructor'],
])('formats %s as %s', (key, text) => {
  expect(formatKey(key, words('keys'))).toBe(text)
})
