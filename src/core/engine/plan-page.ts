import type { Facts } from '../contract/facts.ts'
import type { Condition, Fallback, Page } from '../contract/generated/config.ts'
import type { PlannedBlock, PlannedPage, Reason, ReasonCode } from '../contract/plan.ts'
import { sameValue } from '../contract/same-value.ts'
import { decide } from './decide.ts'
import { orderIds } from './order-ids.ts'
import { type FlagDefaults, type Leaf, leavesOf, own, readFact } from './read-fact.ts'

export interface PlanInput {
  readonly page: Readonly<Pick<Page, 'order' | 'blocks'>>
  readonly pageId: string
  readonly facts: Facts
  readonly defaults: FlagDefaults
  /** The kinds of block there are, by type; only own names count. */
  readonly known: Readonly<Record<string, unknown>>
  /** Whether a block's settings are those of its type; asked for what would be shown. */
  readonly accepts?: (block: Fallback) => boolean
}

/** A block as configured, whatever its type. */
interface Configured {
  readonly type: string
  readonly variant?: string
  readonly settings?: Readonly<Record<string, unknown>>
  readonly when?: Condition
  readonly fallback?: Fallback
}

const nothing: Readonly<Record<string, unknown>> = Object.freeze({})
const inputs = new WeakMap<PlannedPage, PlanInput>()
const leaves = new WeakMap<Condition, readonly Leaf[]>()

/**
 * Places the blocks of a page in order, hidden ones too, each with its reason. Whatever came out
 * the same as in `previous` is the same object again, the page itself included.
 */
export function planPage(input: PlanInput, previous?: PlannedPage): PlannedPage {
  const before = previous && inputs.get(previous)
  const placed = new Map(previous?.blocks.map((block) => [block.id, block]))
  const configured = input.page.blocks ?? {}
  const blocks = orderIds(input.page.order ?? ['*'], Object.keys(configured)).map((id) => {
    const old = placed.get(id)
    return old && before && untouched(id, before, input) ? old : planAgain(id, input, old)
  })
  if (previous && sameBlocks(previous, input.pageId, blocks)) {
    inputs.set(previous, input)
    return previous
  }
  const planned = { page: input.pageId, blocks }
  inputs.set(planned, input)
  return planned
}

function sameBlocks(previous: PlannedPage, page: string, blocks: readonly PlannedBlock[]): boolean {
  return (
    previous.page === page &&
    previous.blocks.length === blocks.length &&
    blocks.every((block, index) => block === previous.blocks[index])
  )
}

/** Whether neither the block nor any fact its condition reads is another than before. */
function untouched(id: string, before: PlanInput, now: PlanInput): boolean {
  const block = now.page.blocks?.[id]
  if (block !== before.page.blocks?.[id]) return false
  if (now.known !== before.known || now.accepts !== before.accepts) return false
  if (!block?.when || (now.facts === before.facts && now.defaults === before.defaults)) return true
  return leavesOnce(block.when).every((leaf) => {
    const one = readFact(leaf, before.facts, before.defaults)
    const other = readFact(leaf, now.facts, now.defaults)
    return one.actual === other.actual && one.source === other.source
  })
}

function leavesOnce(condition: Condition): readonly Leaf[] {
  const found = leaves.get(condition) ?? leavesOf(condition)
  leaves.set(condition, found)
  return found
}

function planAgain(id: string, input: PlanInput, old: PlannedBlock | undefined): PlannedBlock {
  const planned = planBlock(id, input)
  if (!old) return planned
  if (sameValue(planned, old)) return old
  return sameValue(planned.settings, old.settings)
    ? { ...planned, settings: old.settings }
    : planned
}

function planBlock(id: string, { page, facts, defaults, known, accepts }: PlanInput): PlannedBlock {
  // Every member of the union has this shape; an unknown type has it too or is treated as absent.
  const block = page.blocks?.[id] as Configured
  const { shown, reason } = decide(block.when, facts, defaults)
  const place = (chosen: Omit<Configured, 'when'>): Omit<PlannedBlock, 'shown' | 'reason'> => ({
    id,
    type: chosen.type,
    variant: chosen.variant ?? '',
    settings: chosen.settings ?? nothing,
  })
  const usable = (chosen: Omit<Configured, 'when'>): boolean =>
    isObject(chosen.settings ?? nothing) &&
    // The check knows types by name and answers no to one it has not.
    (accepts?.(chosen as Fallback) ?? true)
  if (!shown) return { ...place(block), shown, reason }
  const { fallback } = block
  const problem = problemOf(block.type, known, () => usable(block))
  if (!problem) return { ...place(block), shown, reason }
  const rescued = fallback && !problemOf(fallback.type, known, () => usable(fallback))
  return {
    ...place(rescued ? fallback : block),
    shown: Boolean(rescued),
    reason: troubled(problem, reason),
  }
}

function problemOf(
  type: string,
  known: PlanInput['known'],
  usable: () => boolean,
): ReasonCode | undefined {
  if (own(known, type) === undefined) return 'UNKNOWN_TYPE'
  return usable() ? undefined : 'INVALID_SETTINGS'
}

function troubled(code: ReasonCode, reason: Reason): Reason {
  return reason.leaf ? { code, leaf: reason.leaf } : { code }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
