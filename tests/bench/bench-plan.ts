import type { Facts } from '../../src/core/contract/facts.ts'
import type { Condition } from '../../src/core/contract/generated/config.ts'
import type { PlannedBlock, PlannedPage } from '../../src/core/contract/plan.ts'
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

/** The milliseconds that a plan may take. */
const mostMs = 0.3

/**
 * Plans 100 blocks, each with a condition of three facts, beside the same plan by code that is written for this
 * condition. Also measures a plan with what would turn each block.
 */
export function measurePlan(): string {
  const floors: number[] = []
  const plans: number[] = []
  // One by one in turn, so that both meet the same machine.
  for (let run = 0; run < 201; run += 1) {
    floors.push(timePlan(planByHand))
    plans.push(timePlan(planPage))
  }
  const read = Array.from({ length: 201 }, () =>
    timePlan((input) =>
      planPage(input).blocks.map((block) => findChanges(block, condition, { facts, defaults })),
    ),
  )
  const [cold = Number.NaN] = plans
  const [floor, plan] = [median(floors), median(plans)]
  return [
    `plan 100 blocks with reasons: by hand ${floor.toFixed(3)} ms, Livery ${plan.toFixed(3)} ms, ratio ${(plan / floor).toFixed(1)}; first ${cold.toFixed(2)} ms (at most ${mostMs}) ${plan <= mostMs ? 'holds' : 'MISSED'}`,
    `the same, finding what would turn each block: median ${median(read).toFixed(3)} ms`,
  ].join('\n')
}

/** The same plan as code for these conditions would make it, with the fact that decides each block. */
function planByHand({ page, pageId, facts }: PlanInput): PlannedPage {
  const { order = [], blocks: placed = {} } = page
  const { session, flags } = facts
  const blocks = order.flatMap((id): PlannedBlock[] => {
    const block = placed[id]
    if (!block) return []
    const { type, variant = '', settings = {} } = block
    const shown = flags['PTSYS3'] === true && (session === 'member' || flags['FREEPLAY3'] !== true)
    const code = shown ? 'CONDITION_TRUE' : 'CONDITION_FALSE'
    const leaf = { condition, actual: flags['PTSYS3'], source: 'gateway' } as const
    return [{ id, type, variant, settings: { ...settings }, shown, reason: { code, leaf } }]
  })
  return { page: pageId, blocks }
}

/** Plans a fresh page, so that nothing is remembered from an earlier plan. */
function timePlan(plan: (input: PlanInput) => unknown): number {
  const page = pageWithConditions()
  const start = performance.now()
  plan({ page, pageId: 'home', facts, defaults, known })
  return performance.now() - start
}

function pageWithConditions(): PlanInput['page'] {
  const { order, blocks } = makePage(100)
  const conditioned = Object.entries(blocks).map(([id, block]) => [
    id,
    { ...block, when: structuredClone(condition) },
  ])
  // The bench's settings are not those of the real blocks.
  return { order, blocks: Object.fromEntries(conditioned) } as unknown as PlanInput['page']
}
