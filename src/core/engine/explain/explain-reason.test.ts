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

  it('names the fact that decided and who said it', () => {
    const condition: Condition = { all: [{ flag: 'PTSYS3' }, { session: 'member' }] }
    const { shown, reason } = decide(condition, facts, {})
    expect(explainReason(reason)).toBe('Flag PTSYS3 is off (the gateway says so).')
    const changes = findChanges({ shown, reason }, condition, { facts, defaults: {} })
    expect(explainChanges(changes)).toBe(
      'It would turn if flag PTSYS3 were on and the session were member.',
    )
  })

  it('says when a flag is only taken for its default', () => {
    const { reason } = decide({ flag: 'FREEPLAY3' }, facts, { FREEPLAY3: true })
    expect(explainReason(reason)).toBe(
      'The gateway has not said flag FREEPLAY3; it is taken for on, its default.',
    )
  })

  it('says when any other language would do', () => {
    const condition = { not: { language: 'th' } }
    const { shown, reason } = decide(condition, facts, {})
    const changes = findChanges({ shown, reason }, condition, { facts, defaults: {} })
    expect(explainChanges(changes)).toBe('It would turn if the language were another.')
  })
})
