import { readNode } from '../../contract/condition.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { DecidingLeaf, PlannedBlock } from '../../contract/plan.ts'
import { readsOf } from '../../contract/reads/read-block.ts'
import { type Decision, decide } from '../decide.ts'
import { evaluate } from '../evaluate.ts'
import { formatReading } from '../explain/explain-reason.ts'
import type { CounterfactualScope } from '../explain/find-counterfactual.ts'
import { formatList } from './format-list.ts'

/** A planned block with what its component decides. */
export interface BlockInside {
  /** The block, hidden if its component shows nothing. */
  readonly block: PlannedBlock
  /** The condition under which a player sees it: its own, and that of its component. */
  readonly condition: Condition | undefined
  /** The decision that a change of facts would reverse. */
  readonly decision: Decision
  /** Explains a block that its component hides; undefined for any other. */
  readonly message?: string
  /** The tests that keep its component from showing anything; undefined for a block that its component does not hide. */
  readonly failing?: readonly DecidingLeaf[]
}

/** Adds to a planned block what its component decides: without the flags that it reads, it may show nothing. */
export function hideInside(
  planned: PlannedBlock,
  when: Condition | undefined,
  { facts, defaults }: CounterfactualScope,
): BlockInside {
  const { draws } = readsOf(planned)
  if (!draws) return { block: planned, condition: when, decision: planned }
  const condition = when ? { all: [when, draws] } : draws
  const inside = decide(draws, facts, defaults)
  const leaf = planned.reason.leaf ?? inside.reason.leaf
  const decision = { ...planned, reason: { code: planned.reason.code, ...(leaf && { leaf }) } }
  if (!planned.shown || inside.shown) return { block: planned, condition, decision }
  const reason = { ...inside.reason, code: 'HIDDEN_INSIDE' as const }
  const block = { ...planned, shown: false, reason }
  const failing = listFailing(draws, { facts, defaults })
  return { block, condition, decision: block, message: explainFailing(failing), failing }
}

/** Explains why a component shows nothing, from the condition under which it does. */
export function explainInside(draws: Condition, scope: CounterfactualScope): string {
  return explainFailing(listFailing(draws, scope))
}

function explainFailing(failing: readonly DecidingLeaf[]): string {
  return `It is hidden inside: ${formatList(failing.map(formatReading))}.`
}

/** Lists the tests that keep a condition from being true. The conditions of components have no `not`. */
function listFailing(condition: Condition, scope: CounterfactualScope): readonly DecidingLeaf[] {
  const { result, leaf } = evaluate(condition, scope.facts, scope.defaults)
  if (result === 'true') return []
  const node = readNode(condition)
  const isGroup = node?.op === 'all' || node?.op === 'any'
  return isGroup ? node.parts.flatMap((part) => listFailing(part, scope)) : leaf ? [leaf] : []
}
