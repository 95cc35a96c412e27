import { createFinding, type Finding } from '../../config/finding.ts'
import { findKeyProblem } from '../../config/public-key.ts'
import { nearestSpan } from '../../config/tree.ts'
import { readValue } from './live-answers.ts'
import type { LiveScene } from './live-scene.ts'

/** Checks the key of a gateway for encrypted calls, unless the merchant pins one. */
export function checkKey({ answers, merchant, tree }: LiveScene): Finding[] {
  const said = readValue(answers.systemStatus)?.info.encryption?.publicKey
  if (said === undefined || merchant.gateway.publicKey) return []
  const problem = findKeyProblem(said)
  if (problem === undefined) return []
  const path = ['gateway', 'publicKey']
  return [createFinding('gateway-key', { span: nearestSpan(tree, path), path }, { problem })]
}
