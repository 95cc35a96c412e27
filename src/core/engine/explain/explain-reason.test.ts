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

  it.each([
    [
      '2026-12-24T00:00Z',
      'The time is before its window, which begins at 2026-12-24 18:00 (Asia/Bangkok, +07:00).',
      'Its state will change at 2026-12-24 18:00 (Asia/Bangkok, +07:00).',
    ],
    [
      '2026-12-25T00:00Z',
      'The time is within its window, which ends at 2026-12-27 00:00 (+07:00).',
      'Its state will change at 2026-12-27 00:00 (Asia/Bangkok, +07:00).',
    ],
    [
      '2026-12-28T00:00Z',
      'The time is after its window, which ended at 2026-12-27 00:00 (+07:00).',
      '',
    ],
  ])('names the moment at which a window turns, at %s', (now, because, turns) => {
    const condition: Condition = {
      time: { from: '2026-12-24T18:00+07:00[Asia/Bangkok]', until: '2026-12-27T00:00+07:00' },
    }
    const at = { ...facts, time: Date.parse(now) }
    const { shown, reason } = decide(condition, at, {})
    expect(explainReason(reason)).toBe(because)
    const changes = findChanges({ shown, reason }, condition, { facts: at, defaults: {} })
    expect(explainChanges(changes)).toBe(turns)
  })

  it('names the moment beside other changes', () => {
    const condition: Condition = {
      all: [{ session: 'member' }, { time: { from: '2026-12-24T18:00+07:00' } }],
    }
    const at = { ...facts, time: 0 }
    const { shown, reason } = decide(condition, at, {})
    const changes = findChanges({ shown, reason }, condition, { facts: at, defaults: {} })
    expect(explainChanges(changes)).toBe(
      'Its state would change if the session were member and the time were 2026-12-24 18:00 (+07:00).',
    )
  })
})
