import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Facts, SessionKind } from '../../contract/facts.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { RequiredChange } from '../../contract/plan.ts'
import { evaluate } from '../evaluate.ts'
import { findTurn } from '../find-turn.ts'
import { findCounterfactual } from './find-counterfactual.ts'

const names = ['A', 'B', 'C'] as const
const sessions: readonly SessionKind[] = ['guest', 'member', 'trial', 'agent']

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ flag: fc.constantFrom(...names), is: fc.boolean() }),
    fc.record({ session: fc.subarray([...sessions], { minLength: 1 }) }),
    fc.record({ not: tie('condition') }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
  ),
}))

const everyFacts: readonly Facts[] = sessions.flatMap((session) =>
  [...Array(8).keys()].map((bits) => ({
    flags: { A: (bits & 1) > 0, B: (bits & 2) > 0, C: (bits & 4) > 0 },
    templates: {},
    settings: {},
    session,
    language: 'th',
    device: 'browser',
  })),
)
const distance = (one: Facts, other: Facts): number =>
  names.filter((name) => one.flags[name] !== other.flags[name]).length +
  (one.session === other.session ? 0 : 1)

function apply(facts: Facts, changes: readonly RequiredChange[]): Facts {
  const flags = { ...facts.flags }
  let { session } = facts
  for (const { condition: leaf, to } of changes) {
    if ('flag' in leaf) flags[leaf.flag] = to === true
    else session = to as SessionKind
  }
  return { ...facts, flags, session }
}

describe('findCounterfactual', () => {
  it('reverses the result with as few changes as an exhaustive search finds', () => {
    fc.assert(
      fc.property(condition, fc.constantFrom(...everyFacts), (tree, facts) => {
        const holds = evaluate(tree, facts, {}).result === 'true'
        const changes = findCounterfactual(tree, !holds, { facts, defaults: {} })
        const reversed = everyFacts.filter(
          (other) => (evaluate(tree, other, {}).result === 'true') !== holds,
        )
        const least = Math.min(...reversed.map((other) => distance(facts, other)))
        const possible = reversed.length > 0
        const after = evaluate(tree, apply(facts, changes), {}).result === 'true'
        expect({ reversed: after !== holds, count: changes.length }).toEqual({
          reversed: possible,
          count: possible ? least : 0,
        })
      }),
      { numRuns: 2000 },
    )
  })
})

const facts: Facts = {
  flags: {},
  templates: {},
  settings: {},
  session: 'guest',
  language: 'th',
  device: 'browser',
}

describe('a condition on the language', () => {
  const changesOf = (condition: Condition, languages: readonly string[]) =>
    findCounterfactual(condition, true, { facts, defaults: {}, languages }).map(({ to }) => to)

  it('is reversed by a language of the merchant, or by nothing if none of them fits', () => {
    expect(changesOf({ not: { language: ['th', 'en'] } }, ['th', 'en', 'zh'])).toEqual(['zh'])
    expect(changesOf({ not: { language: ['th', 'en'] } }, ['th', 'en'])).toEqual([])
    expect(changesOf({ language: 'ja' }, ['th', 'en'])).toEqual([])
  })

  it('is reversed by another fact if no language fits', () => {
    const either: Condition = { any: [{ language: 'ja' }, { session: 'member' }] }
    expect(changesOf(either, ['th', 'en'])).toEqual(['member'])
  })
})

describe('a condition on the time', () => {
  const moments = [1, 2, 3, 4].map((day) => `2026-05-0${day}T00:00Z`)
  const window = fc
    .tuple(fc.option(fc.constantFrom(...moments)), fc.option(fc.constantFrom(...moments)))
    .filter((times) => times.some((time) => time !== null))
    .map(
      ([from, until]): Condition => ({
        time: { ...(from && { from }), ...(until && { until }) },
      }),
    )
  const { timed } = fc.letrec<{ timed: Condition }>((tie) => ({
    timed: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      window,
      fc.record({ not: tie('timed') }),
      fc.record({ all: fc.array(tie('timed'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('timed'), { minLength: 1, maxLength: 3 }) }),
    ),
  }))

  it('turns at the earliest later moment that an exhaustive search finds, and never in the past', () => {
    const days = [0, ...moments.map((time) => Date.parse(time))]
    fc.assert(
      fc.property(timed, fc.constantFrom(...days), (tree, time) => {
        const factsAt = (moment: number): Facts => ({ ...facts, time: moment })
        const shownAt = (moment: number) => evaluate(tree, factsAt(moment), {}).result === 'true'
        const expected = days.find((day) => day > time && shownAt(day) !== shownAt(time))
        const scope = { facts: factsAt(time), defaults: {} }
        const changes = findCounterfactual(tree, !shownAt(time), scope)
        expect(changes.map(({ to }) => to)).toEqual(expected === undefined ? [] : [expected])
        expect(findTurn(tree, factsAt(time), {})).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })
})
