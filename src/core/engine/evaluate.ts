import { type Leaf, readNode } from '../contract/condition.ts'
import type { Facts } from '../contract/facts.ts'
import type { Condition } from '../contract/generated/config.ts'
import type { DecidingLeaf } from '../contract/plan.ts'
import { type FlagDefaults, readFact } from './read-fact.ts'

export interface Evaluation {
  readonly result: 'true' | 'false' | 'unknown'
  /** The fact that decided; absent if no fact was read. */
  readonly leaf?: DecidingLeaf
}

const opposite = { true: 'false', false: 'true', unknown: 'unknown' } as const

/** Evaluates a condition that the schema accepts. Stops reading facts once the result is known. */
export function evaluate(condition: Condition, facts: Facts, defaults: FlagDefaults): Evaluation {
  const node = readNode(condition)
  switch (node?.op) {
    case undefined:
      return { result: 'unknown' }
    case 'all':
      return combine(node.parts, 'false', { facts, defaults })
    case 'any':
      return combine(node.parts, 'true', { facts, defaults })
    case 'not': {
      const inner = evaluate(node.part, facts, defaults)
      return { ...inner, result: opposite[inner.result] }
    }
    case 'leaf':
      return evaluateLeaf(node.leaf, facts, defaults)
  }
}

function evaluateLeaf(test: Leaf, facts: Facts, defaults: FlagDefaults): Evaluation {
  const { actual, source } = readFact(test, facts, defaults)
  const leaf = { condition: test.condition, actual, source }
  if (actual === undefined) return { result: 'unknown', leaf }
  return { result: test.accepted.includes(actual) ? 'true' : 'false', leaf }
}

interface Scope {
  readonly facts: Facts
  readonly defaults: FlagDefaults
}

/** Stops `all` at the first false and `any` at the first true. Otherwise one unknown makes the result unknown. */
function combine(
  conditions: readonly Condition[],
  decisive: 'true' | 'false',
  { facts, defaults }: Scope,
): Evaluation {
  let rest: Evaluation = { result: opposite[decisive] }
  for (const condition of conditions) {
    const one = evaluate(condition, facts, defaults)
    if (one.result === decisive) return one
    if (!rest.leaf || (one.result === 'unknown' && rest.result !== 'unknown')) rest = one
  }
  return rest
}
