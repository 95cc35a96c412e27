import type { Facts } from '../contract/facts.ts'
import type { Condition } from '../contract/generated/config.ts'
import type { DecidingLeaf, Reason, ReasonCode } from '../contract/plan.ts'
import type { WindowState } from '../contract/time-window.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import type { FlagDefaults } from './read-fact.ts'

export interface Decision {
  readonly shown: boolean
  readonly reason: Reason
}

/** The reason of something that is shown under all facts. */
export const alwaysShown: Reason = { code: 'STATIC' }

const shownAlways: Decision = { shown: true, reason: alwaysShown }

/** Decides whether something with a condition is shown, with the reason. An unknown result hides it. */
export function decide(
  condition: Condition | undefined,
  facts: Facts,
  defaults: FlagDefaults,
): Decision {
  if (condition === undefined) return shownAlways
  const evaluation = evaluate(condition, facts, defaults)
  const shown = evaluation.result === 'true'
  const code = codeOf(evaluation)
  const { leaf } = evaluation
  return { shown, reason: leaf ? { code, leaf } : { code } }
}

function codeOf({ result, leaf }: Evaluation): ReasonCode {
  // The fact of a time window is its state.
  if (leaf?.source === 'time' && leaf.actual)
    return `TIME_${String(leaf.actual).toUpperCase()}` as `TIME_${Uppercase<WindowState>}`
  if (leaf && 'flag' in leaf.condition && leaf.source === 'default') return 'FLAG_MISSING'
  if (result === 'true') return 'CONDITION_TRUE'
  return leaf ? hiddenBy(leaf) : 'CONDITION_FALSE'
}

function hiddenBy({ condition, actual }: DecidingLeaf): ReasonCode {
  if ('flag' in condition && actual === false) return 'FLAG_OFF'
  return 'template' in condition ? 'TEMPLATE_MISMATCH' : 'CONDITION_FALSE'
}
