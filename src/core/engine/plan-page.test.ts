import { describe, expect, it } from 'vitest'
import { pageOf } from '../../../tests/support/settings-of.ts'
import type { Facts } from '../contract/facts.ts'
import { type PlanInput, planPage } from './plan-page.ts'

const facts: Facts = {
  flags: { A: true },
  templates: {},
  settings: {},
  session: 'guest',
  language: 'th',
  device: 'browser',
}
const page = pageOf({
  order: ['top', 'flagged', 'greeting'],
  blocks: {
    top: { type: 'banner', settings: { group: 'm_home' } },
    flagged: { type: 'contact', when: { flag: 'A' } },
    greeting: { type: 'account', when: { not: { session: 'trial' } } },
  },
})
const input: PlanInput = {
  page,
  pageId: 'home',
  facts,
  defaults: {},
  known: { banner: {}, contact: {}, account: {} },
}
const changed = (facts_: Partial<Facts>): PlanInput => ({
  ...input,
  facts: { ...facts, ...facts_ },
})
const ids = (one: readonly unknown[], other: readonly unknown[]) =>
  one.map((value, index) => value === other[index])

describe('planPage with a previous plan', () => {
  it('returns the same page if nothing changed', () => {
    const first = planPage(input)
    expect(planPage({ ...input, facts: { ...facts } }, first)).toBe(first)
  })

  it('keeps every block whose condition does not read the changed flag', () => {
    const first = planPage(input)
    const second = planPage(changed({ flags: { A: false } }), first)
    expect(ids(first.blocks, second.blocks)).toEqual([true, false, true])
    expect(second.blocks[1]).toMatchObject({ shown: false, reason: { code: 'FLAG_OFF' } })
  })

  it('returns the same page if a fact changed that no condition reads', () => {
    const first = planPage(input)
    const second = planPage(changed({ language: 'en', flags: { A: true, B: true } }), first)
    expect(second).toBe(first)
    expect(planPage(changed({ flags: { A: false } }), second).blocks[1]?.shown).toBe(false)
  })

  it('updates the reason when the gateway confirms a default', () => {
    const missing = { ...changed({ flags: {} }), defaults: { A: true } }
    const first = planPage(missing)
    const second = planPage({ ...input, defaults: missing.defaults }, first)
    expect(first.blocks[1]?.reason.code).toBe('FLAG_MISSING')
    expect(second.blocks[1]?.reason.code).toBe('CONDITION_TRUE')
    expect(second.blocks[1]?.settings).toBe(first.blocks[1]?.settings)
  })

  it('returns the same page for a copy of the skin', () => {
    const first = planPage(input)
    expect(planPage({ ...input, page: structuredClone(page) }, first)).toBe(first)
  })

  it('creates new objects only for blocks whose settings changed', () => {
    const first = planPage(input)
    const blocks = {
      ...structuredClone(page.blocks),
      top: { type: 'banner', settings: { group: 'm_reg' } },
    }
    const second = planPage({ ...input, page: pageOf({ ...page, blocks }) }, first)
    expect(ids(first.blocks, second.blocks)).toEqual([false, true, true])
  })

  it('reorders the same block objects', () => {
    const first = planPage(input)
    const second = planPage({ ...input, page: { ...page, order: ['greeting', '*'] } }, first)
    expect(second.blocks.map(({ id }) => id)).toEqual(['greeting', 'top', 'flagged'])
    expect(second.blocks[1]).toBe(first.blocks[0])
  })
})
