import { describe, expect, it } from 'vitest'
import type { Facts } from '../../src/core/contract/facts.ts'
import type { Condition } from '../../src/core/contract/generated/config.ts'
import { momentOf } from '../../src/core/contract/time-window.ts'
import { completeTimes, parseZonedTime } from '../../src/core/contract/zoned-time.ts'
import { decide } from '../../src/core/engine/decide.ts'
import { evaluate } from '../../src/core/engine/evaluate.ts'
import { findChanges } from '../../src/core/engine/explain/find-changes.ts'
import { findTurn } from '../../src/core/engine/find-turn.ts'
import { type PlanInput, planPage } from '../../src/core/engine/plan-page.ts'
import {
  planRegistration,
  type RegistrationInput,
} from '../../src/core/engine/plan-registration.ts'
import conditions from './conditions.json' with { type: 'json' }
import plans from './plans.json' with { type: 'json' }
import registrations from './registrations.json' with { type: 'json' }
import times from './times.json' with { type: 'json' }

const noFacts: Facts = {
  flags: {},
  templates: {},
  settings: {},
  session: 'guest',
  language: 'th',
  device: 'browser',
}

// JSON loses its literals; the cases include what no type would allow.
const factsOf = (facts: unknown): Facts => ({ ...noFacts, ...(facts as Partial<Facts>) })
const defaultsOf = (defaults: unknown) => (defaults ?? {}) as Record<string, boolean>

describe('conditions', () => {
  it('are at least forty', () => {
    expect(conditions.cases.length).toBeGreaterThanOrEqual(40)
  })
  for (const entry of conditions.cases) {
    it(entry.name, () => {
      const condition = entry.condition as Condition
      const facts = factsOf('facts' in entry && entry.facts)
      const defaults = defaultsOf('defaults' in entry ? entry.defaults : undefined)
      const { leaf, result } = evaluate(condition, facts, defaults)
      const decision = decide(condition, facts, defaults)
      const changes = findChanges(decision, condition, { facts, defaults })
      expect({ result, leaf, code: decision.reason.code, changes }).toEqual({
        leaf: undefined,
        ...entry.expect,
      })
    })
  }
})

const types = { banner: {}, contact: {} }

describe('plans', () => {
  it('are at least twenty', () => {
    expect(plans.cases.length).toBeGreaterThanOrEqual(20)
  })
  for (const entry of plans.cases) {
    it(entry.name, () => {
      const page = entry.page as unknown as PlanInput['page']
      const refused: readonly string[] = entry.refusedTypes ?? []
      const plan = planPage({
        page,
        pageId: 'home',
        facts: factsOf(entry.facts),
        defaults: defaultsOf(entry.defaults),
        known: types,
        accepts: (block) => !refused.includes(block.type),
      })
      const lines = plan.blocks.map(({ id, shown, type, reason }) => {
        const taken = shown && page.blocks?.[id]?.type !== type ? ` as ${type}` : ''
        return `${id} ${shown ? 'shown' : 'hidden'} ${reason.code}${taken}`
      })
      expect(lines).toEqual(entry.expect)
    })
  }
})

describe('registrations', () => {
  for (const entry of registrations.cases) {
    it(entry.name, () => {
      const fields = planRegistration({
        ...(entry as unknown as RegistrationInput),
        facts: factsOf('facts' in entry && entry.facts),
      })
      const shown = fields.filter((field) => field.shown)
      expect(shown.map(({ name, required }) => name + (required ? '*' : ''))).toEqual(entry.expect)
      expect(fields.filter((field) => !field.shown).every((field) => !field.required)).toBe(true)
    })
  }
})

describe('times', () => {
  for (const { name, time, moment } of times.moments) {
    it(`names one moment: ${name}`, () => {
      const read = parseZonedTime(time)
      expect('moment' in read ? new Date(read.moment).toISOString() : read).toBe(moment)
      // Completed by its offset it is the same moment, also for code that knows no zones.
      expect('exact' in read && momentOf(read.exact)).toBe(Date.parse(moment))
    })
  }
  for (const { name, time, problem } of times.refused) {
    it(`refuses ${name}`, () => {
      expect(parseZonedTime(time)).toEqual({ problem })
    })
  }
  for (const entry of times.cases) {
    it(entry.name, () => {
      const condition = completeTimes(entry.condition) as Condition // a case has a condition
      const facts = { ...factsOf('facts' in entry && entry.facts), time: Date.parse(entry.now) }
      const { shown, reason } = decide(condition, facts, {})
      const turn = findTurn(condition, facts, {})
      const turns = turn === undefined ? null : new Date(turn).toISOString()
      expect({ shown, code: reason.code, turns }).toEqual(entry.expect)
    })
  }
})
