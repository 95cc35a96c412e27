import { expect, it } from 'vitest'
import { sayKey } from './say.ts'

it.each([
  ['rememberedLogin', 'Remembered login'],
  ['winner-board', 'Winner board'],
  ['when', 'Shown when'],
  ['PTSYS3', 'PTSYS3'],
  ['RNG', 'RNG'],
])('says %s as %s', (key, said) => {
  expect(sayKey(key)).toBe(said)
})
