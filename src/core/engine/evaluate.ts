import type { Facts } from '../contract/facts.ts'
import type { Condition } from '../contract/generated/config.ts'
import type { DecidingLeaf } from '../contract/plan.ts'
import { type FlagDefaults, type Leaf, readFact, readNode } from './read-fact.ts'

export interface Evaluation {
  readonly result: 'true' | 'false' | 'unknown'
  /** The fact that decided; absent where nothing was asked. */
  readonly leaf?: DecidingLeaf
}

const opposite = { true: 'false', false: 'true', unknown: 'unknown' } as const

/** What a condition comes to. Reads only as far as it must; never throws, whatever was configured. */
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
      return ask(node.leaf, facts, defaults)
  }
}

function ask(question: Leaf, facts: Facts, defaults: FlagDefaults): Evaluation {
  const { actual, source } = readFact(question, facts, defaults)
  const leaf = { condition: question.condition, actual, source }
  if (actual === undefined) return { result: 'unknown', leaf }
  return { result: question.accepted.includes(actual) ? 'true' : 'false', leaf }
}

interface Scope {
  readonly facts: Facts
  readonly defaults: FlagDefaults
}

/** `all` ends at the first false, `any` at the first true; failing that, one unknown makes it unknown. */
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
