import { createFinding, type Finding } from '../../config/finding.ts'
import { nearestSpan } from '../../config/tree.ts'
import { readValue } from './live-answers.ts'
import type { LiveContext } from './live-context.ts'

/** Reports safety settings of the merchant that differ from those of the gateway. */
export function checkSafety({ merchant, tree, answers }: LiveContext): Finding[] {
  const live = readValue(answers.consolidatedSettings)?.revealUnknownAccount
  const { revealUnknownAccount: own } = merchant.safety
  if (live === undefined || live === own) return []
  const path = ['safety', 'revealUnknownAccount']
  const details = { span: nearestSpan(tree, path), path }
  return [createFinding('gateway-unknown-account', details, { own, live })]
}
