import type { Facts } from '../../src/core/contract/facts.ts'
import type { Condition } from '../../src/core/contract/generated/config.ts'
import type { PlannedPage } from '../../src/core/contract/plan.ts'
import { findChanges } from '../../src/core/engine/explain/find-changes.ts'
import { type PlanInput, planPage } from '../../src/core/engine/plan-page.ts'
import { makePage } from './make-page.ts'
import { median } from './measure.ts'

const facts: Facts = {
  flags: { PTSYS3: true, FREEPLAY3: false },
  templates: { mem_cen: 'new' },
  settings: {},
  session: 'guest',
  language: 'th',
  device: 'browser',
}
const defaults = {}
const condition: Condition = {
  all: [{ flag: 'PTSYS3' }, { any: [{ session: 'member' }, { not: { flag: 'FREEPLAY3' } }] }],
}
const known = { banner: 1, notices: 1, 'vendor-section': 1, 'winner-board': 1 }

/**
 * Plans 100 blocks, each with a condition of three facts, and says how long the median plan took,
 * without and with what would turn each of them.
 */
export function measurePlan(): string {
  const plans = timePlans(() => undefined)
  const read = timePlans(({ blocks }) =>
    blocks.map((block) => findChanges(block, condition, { facts, defaults })),
  )
  const [cold = Number.NaN] = plans
  return [
    `plan 100 blocks with reasons: first ${cold.toFixed(2)} ms, median ${median(plans).toFixed(3)} ms (under 1 ms)`,
    `the same, finding what would turn each block: median ${median(read).toFixed(3)} ms`,
  ].join('\n')
}

function timePlans(then: (plan: PlannedPage) => unknown): readonly number[] {
  return Array.from({ length: 201 }, pageWithConditions).map((page) => {
    const start = performance.now()
    then(planPage({ page, pageId: 'home', facts, defaults, known }))
    return performance.now() - start
  })
}

/** A fresh page each time, so that nothing is remembered from an earlier plan. */
function pageWithConditions(): PlanInput['page'] {
  const { order, blocks } = makePage(100)
  const conditioned = Object.entries(blocks).map(([id, block]) => [
    id,
    { ...block, when: structuredClone(condition) },
  ])
  // The bench's settings are not those of the real blocks.
  return { order, blocks: Object.fromEntries(conditioned) } as unknown as PlanInput['page']
}
