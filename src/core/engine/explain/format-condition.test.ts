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
  [
    'not (flag REG3 is on and flag CBS3 is on)',
    { not: { all: [{ flag: 'REG3' }, { flag: 'CBS3' }] } },
  ],
]

it('formats every kind of condition', () => {
  for (const [words, condition] of sentences) expect(formatCondition(condition)).toBe(words)
})
