import { createFinding, type Finding } from '../../config/finding.ts'
import { findKeyProblem } from '../../config/public-key.ts'
import { nearestSpan } from '../../config/tree.ts'
import { readValue } from './live-answers.ts'
import type { LiveContext } from './live-context.ts'

/** Checks the gateway's key for encrypted calls, unless the merchant pins its own. */
export function checkKey({ answers, merchant, tree }: LiveContext): Finding[] {
  const key = readValue(answers.systemStatus)?.info.encryption?.publicKey
  if (key === undefined || merchant.gateway.publicKey) return []
  const problem = findKeyProblem(key)
  if (problem === undefined) return []
  const path = ['gateway', 'publicKey']
  return [createFinding('gateway-key', { span: nearestSpan(tree, path), path }, { problem })]
}
