import { expect, test } from 'vitest'
import type { Condition } from '../contract/generated/config.ts'
import { satisfy } from './satisfy.ts'

const can = (condition: Condition) =>
  satisfy([{ condition, holds: true }], { languages: ['th', 'en'], steps: { left: 1000 } })

test.each<[string, Condition]>([
  ['a flag on and off', { all: [{ flag: 'A' }, { not: { flag: 'A' } }] }],
  ['two visitors at once', { all: [{ session: 'guest' }, { session: 'member' }] }],
  ['a language that is not there', { language: 'ja' }],
  [
    'a setting with two values',
    {
      all: [
        { setting: 'a', is: 1 },
        { setting: 'a', is: 2 },
      ],
    },
  ],
  [
    'two windows without a common moment',
    {
      all: [{ time: { until: '2026-05-01T00:00Z' } }, { time: { from: '2026-05-01T00:00Z' } }],
    },
  ],
  ['none of the sessions', { not: { session: ['guest', 'member', 'trial'] } }],
])('%s can never be', (_, condition) => {
  expect(can(condition)).toBeUndefined()
})

test.each<[string, Condition]>([
  ['an agent is a member', { all: [{ session: 'member' }, { session: 'agent' }] }],
  ['a flag off', { flag: 'A', is: false }],
  ['one of two', { any: [{ language: 'ja' }, { flag: 'A' }] }],
  [
    'two windows that overlap',
    {
      all: [{ time: { until: '2026-05-02T00:00Z' } }, { time: { from: '2026-05-01T00:00Z' } }],
    },
  ],
  ['a window that is over', { time: { until: '1999-05-01T00:00Z' } }],
  ['a setting that is not one value', { not: { setting: 'a', is: 1 } }],
])('%s can be', (_, condition) => {
  expect(can(condition)).toBeInstanceOf(Map)
})

test('a condition that is too large to decide counts as possible', () => {
  const flip = (name: string): Condition => ({ any: [{ flag: name }, { flag: name, is: false }] })
  const all = Array.from({ length: 40 }, (_, index) => flip(`F${index}`))
  expect(can({ all: [...all, { language: 'ja' }] })).toBe('unsure')
})
