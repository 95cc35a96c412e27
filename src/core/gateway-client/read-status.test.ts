import { expect, test } from 'vitest'
import { readStatus } from './read-status.ts'

test.each([
  [{ maintenance: false, regionRestriction: false }, 'open'],
  [{ maintenance: true, regionRestriction: false }, 'maintenance'],
  [{ maintenance: true, regionRestriction: true }, 'maintenance'],
  [{ maintenance: false, regionRestriction: true }, 'restricted'],
  [{ regionRestriction: true, status: 0 }, 'restricted'],
  [{ maintenance: false, status: 2 }, 'open'],
] as const)('the flags %j mean %s under both readings', (status, expected) => {
  expect([readStatus(status, 'A'), readStatus(status, 'B')]).toEqual([expected, expected])
})

test.each([
  [0, 'open', 'open'],
  [1, 'restricted', 'maintenance'],
  [2, 'maintenance', 'restricted'],
  [undefined, 'open', 'open'],
] as const)('the number %s alone means %s by reading A and %s by reading B', (status, a, b) => {
  const answer = status === undefined ? {} : { status }
  expect([readStatus(answer, 'A'), readStatus(answer, 'B')]).toEqual([a, b])
})
