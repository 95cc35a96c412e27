import { type ConditionNode, type Leaf, readNode } from '../../contract/condition.ts'
import type { Condition } from '../../contract/generated/config.ts'
import { formatFact, formatFactValue, formatWindow } from './explain-reason.ts'

/** Formats a condition as the end of a sentence: "flag PTSYS3 is on and the session is member". */
export function formatCondition(condition: Condition): string {
  const node = readNode(condition)
  return node ? formatNode(node) : 'its condition cannot be read'
}

function formatNode(node: ConditionNode): string {
  if (node.op === 'leaf') return formatLeaf(node.leaf)
  if (node.op === 'not') {
    const inner = readNode(node.part)
    return inner?.op === 'leaf'
      ? formatLeaf(inner.leaf, 'is not')
      : `not (${formatCondition(node.part)})`
  }
  const parts = node.parts.map((part) => {
    const inner = readNode(part)
    const groups = inner?.op === 'all' || inner?.op === 'any'
    return groups && inner.op !== node.op ? `(${formatCondition(part)})` : formatCondition(part)
  })
  return parts.join(node.op === 'all' ? ' and ' : ' or ')
}

function formatLeaf({ condition, accepted }: Leaf, verb: 'is' | 'is not' = 'is'): string {
  if ('time' in condition) return `${formatFact(condition)} ${verb} ${formatWindow(condition.time)}`
  // A list of sessions is shown as typed, without the agent that "member" includes.
  const values = 'session' in condition ? [condition.session].flat() : accepted
  return `${formatFact(condition)} ${verb} ${values.map((value) => formatFactValue(condition, value)).join(' or ')}`
}
