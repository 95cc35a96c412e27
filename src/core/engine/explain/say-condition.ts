import type { Condition } from '../../contract/generated/config.ts'
import { type ConditionNode, type Leaf, readNode } from '../read-fact.ts'
import { factOf, wordFor } from './explain-reason.ts'

/** What a condition asks for, as the end of a sentence: "flag PTSYS3 is on and the session is member". */
export function sayCondition(condition: Condition): string {
  const node = readNode(condition)
  return node ? sayNode(node) : 'its condition cannot be read'
}

function sayNode(node: ConditionNode): string {
  if (node.op === 'leaf') return sayLeaf(node.leaf)
  if (node.op === 'not') {
    const inner = readNode(node.part)
    return inner?.op === 'leaf' ? sayLeaf(inner.leaf, 'is not') : `not (${sayCondition(node.part)})`
  }
  const parts = node.parts.map((part) => {
    const inner = readNode(part)
    const groups = inner?.op === 'all' || inner?.op === 'any'
    return groups && inner.op !== node.op ? `(${sayCondition(part)})` : sayCondition(part)
  })
  return parts.join(node.op === 'all' ? ' and ' : ' or ')
}

function sayLeaf({ condition, accepted }: Leaf, verb: 'is' | 'is not' = 'is'): string {
  // What a list asks for is said as it was typed: that an agent is a member too goes without saying.
  const asked = 'session' in condition ? [condition.session].flat() : accepted
  return `${factOf(condition)} ${verb} ${asked.map((value) => wordFor(condition, value)).join(' or ')}`
}
