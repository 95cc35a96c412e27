import { expect, it } from 'vitest'
import type { Condition } from '../../contract/generated/config.ts'
import { formatCondition } from './format-condition.ts'

const sentences: readonly (readonly [string, Condition])[] = [
  ['flag PTSYS3 is on', { flag: 'PTSYS3' }],
  ['flag PTSYS3 is off', { flag: 'PTSYS3', is: false }],
  ['template mem_cen is new', { template: 'mem_cen' }],
  ['setting register.captcha is true', { setting: 'register.captcha' }],
  ['the session is member', { session: 'member' }],
  ['the session is guest or trial', { session: ['guest', 'trial'] }],
  ['the language is not th', { not: { language: 'th' } }],
  [
    'the session is member and (flag PTSYS3 is on or the device is pwa)',
    { all: [{ session: 'member' }, { any: [{ flag: 'PTSYS3' }, { device: 'pwa' }] }] },
  ],
  ['the time is 2026-12-24 18:00 (+07:00) or later', { time: { from: '2026-12-24T18:00+07:00' } }],
  ['the time is before 2026-12-24 18:00 (UTC)', { time: { until: '2026-12-24T18:00Z' } }],
  [
    'the time is not from 2026-12-24 18:00 (UTC) until 2026-12-25 00:00 (UTC)',
    { not: { time: { from: '2026-12-24T18:00Z', until: '2026-12-25T00:00Z' } } },
  ],
  [
    'not (flag REG3 is on and flag CBS3 is on)',
    { not: { all: [{ flag: 'REG3' }, { flag: 'CBS3' }] } },
  ],
]

it('formats every kind of condition', () => {
  for (const [words, condition] of sentences) expect(formatCondition(condition)).toBe(words)
})
