import { describe, expect, it } from 'vitest'
import type { Condition } from '../../contract/generated/config.ts'
import { reasonCodes } from '../../contract/plan.ts'
import { decide } from '../decide.ts'
import { explainChanges, explainReason } from './explain-reason.ts'
import { findChanges } from './find-changes.ts'

const facts = {
  flags: { PTSYS3: false },
  templates: {},
  settings: {},
  session: 'guest',
  language: 'th',
  device: 'browser',
} as const

describe('explainReason', () => {
  it('has a sentence for every code', () => {
    for (const code of reasonCodes) {
      expect(explainReason({ code })).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('names the fact that decided and its source', () => {
    const condition: Condition = { all: [{ flag: 'PTSYS3' }, { session: 'member' }] }
    const { shown, reason } = decide(condition, facts, {})
    expect(explainReason(reason)).toBe('Flag PTSYS3 is off (set by the gateway).')
    const changes = findChanges({ shown, reason }, condition, { facts, defaults: {} })
    expect(explainChanges(changes)).toBe(
      'Its state would change if flag PTSYS3 were on and the session were member.',
    )
  })

  it('names the default of a flag that the gateway does not send', () => {
    const { reason } = decide({ flag: 'FREEPLAY3' }, facts, { FREEPLAY3: true })
    expect(explainReason(reason)).toBe(
      'The gateway does not send flag FREEPLAY3, so its default (on) applies.',
    )
  })

  it('names a change to any other language', () => {
    const condition = { not: { language: 'th' } }
    const { shown, reason } = decide(condition, facts, {})
    const changes = findChanges({ shown, reason }, condition, { facts, defaults: {} })
    expect(explainChanges(changes)).toBe('Its state would change if the language were different.')
  })
})
