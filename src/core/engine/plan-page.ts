import { type Leaf, leavesOf } from '../contract/condition.ts'
import type { Facts } from '../contract/facts.ts'
import type { Condition, Fallback, Page } from '../contract/generated/config.ts'
import { isMap } from '../contract/is-map.ts'
import type { PlannedBlock, PlannedPage, Reason, ReasonCode } from '../contract/plan.ts'
import { sameValue } from '../contract/same-value.ts'
import { decide } from './decide.ts'
import { orderIds } from './order-ids.ts'
import { type FlagDefaults, getOwn, readFact } from './read-fact.ts'

export interface PlanInput {
  readonly page: Readonly<Pick<Page, 'order' | 'blocks'>>
  readonly pageId: string
  readonly facts: Facts
  readonly defaults: FlagDefaults
  /** The known kinds of block by type; only own properties count. */
  readonly known: Readonly<Record<string, unknown>>
  /** Checks the settings of a block against its type. Called only for blocks that would be shown. */
  readonly accepts?: (block: Fallback) => boolean
}

/** A block as configured, of any type. */
interface ConfiguredBlock {
  readonly type: string
  readonly variant?: string
  readonly settings?: Readonly<Record<string, unknown>>
  readonly when?: Condition
  readonly fallback?: Fallback
}

const noSettings: Readonly<Record<string, unknown>> = Object.freeze({})
const inputs = new WeakMap<PlannedPage, PlanInput>()
const leaves = new WeakMap<Condition, readonly Leaf[]>()

/**
 * Places the blocks of a page in order, including hidden ones, each with its reason. Reuses the objects
 * of `previous` for blocks that did not change, and `previous` itself if no block changed.
 */
export function planPage(input: PlanInput, previous?: PlannedPage): PlannedPage {
  const before = previous && inputs.get(previous)
  const previousBlocks = new Map(previous?.blocks.map((block) => [block.id, block]))
  const configured = input.page.blocks ?? {}
  const blocks = orderIds(input.page.order ?? ['*'], Object.keys(configured)).map((id) => {
    const old = previousBlocks.get(id)
    return old && before && isUnchanged(id, before, input) ? old : planAgain(id, input, old)
  })
  if (previous && hasSameBlocks(previous, input.pageId, blocks)) {
    inputs.set(previous, input)
    return previous
  }
  const planned = { page: input.pageId, blocks }
  inputs.set(planned, input)
  return planned
}

function hasSameBlocks(
  previous: PlannedPage,
  page: string,
  blocks: readonly PlannedBlock[],
): boolean {
  return (
    previous.page === page &&
    previous.blocks.length === blocks.length &&
    blocks.every((block, index) => block === previous.blocks[index])
  )
}

/** Returns true if neither the block nor any fact that its condition reads has changed. */
function isUnchanged(id: string, before: PlanInput, now: PlanInput): boolean {
  const block = now.page.blocks?.[id]
  if (block !== before.page.blocks?.[id]) return false
  if (now.known !== before.known || now.accepts !== before.accepts) return false
  if (!block?.when || (now.facts === before.facts && now.defaults === before.defaults)) return true
  return cachedLeaves(block.when).every((leaf) => {
    const one = readFact(leaf, before.facts, before.defaults)
    const other = readFact(leaf, now.facts, now.defaults)
    return one.actual === other.actual && one.source === other.source
  })
}

function cachedLeaves(condition: Condition): readonly Leaf[] {
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
  // Every member of the union has this shape; an unknown type also has it or is treated as absent.
  const block = page.blocks?.[id] as ConfiguredBlock
  const { shown, reason } = decide(block.when, facts, defaults)
  const place = (
    chosen: Omit<ConfiguredBlock, 'when'>,
  ): Omit<PlannedBlock, 'shown' | 'reason'> => ({
    id,
    type: chosen.type,
    variant: chosen.variant ?? '',
    settings: chosen.settings ?? noSettings,
  })
  const isUsable = (chosen: Omit<ConfiguredBlock, 'when'>): boolean =>
    isMap(chosen.settings ?? noSettings) &&
    // The check looks the type up by name and returns false for an unknown one.
    (accepts?.(chosen as Fallback) ?? true)
  if (!shown) return { ...place(block), shown, reason }
  const { fallback } = block
  const problem = problemOf(block.type, known, () => isUsable(block))
  if (!problem) return { ...place(block), shown, reason }
  const usesFallback = fallback && !problemOf(fallback.type, known, () => isUsable(fallback))
  return {
    ...place(usesFallback ? fallback : block),
    shown: Boolean(usesFallback),
    reason: reasonOf(problem, reason),
  }
}

function problemOf(
  type: string,
  known: PlanInput['known'],
  isUsable: () => boolean,
): ReasonCode | undefined {
  if (getOwn(known, type) === undefined) return 'UNKNOWN_TYPE'
  return isUsable() ? undefined : 'INVALID_SETTINGS'
}

function reasonOf(code: ReasonCode, reason: Reason): Reason {
  return reason.leaf ? { code, leaf: reason.leaf } : { code }
}
