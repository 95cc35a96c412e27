import type { Files } from '../../config/files.ts'
import { createFinding, type Finding, sortFindings } from '../../config/finding.ts'
import { findKeyProblem } from '../../config/public-key.ts'
import { createLayerReader } from '../../config/resolve-layers.ts'
import { resolveLayered } from '../../config/resolve-merchant.ts'
import { type Source, spanAt } from '../../config/source.ts'
import { nearestSpan } from '../../config/tree.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkHiddenBlocks } from './check-hidden-blocks.ts'
import { checkLiveFlags } from './check-live-flags.ts'
import { checkLiveLanguages } from './check-live-languages.ts'
import { checkPatterns } from './check-patterns.ts'
import { checkRegistrationForm } from './check-registration-form.ts'
import { listUnanswered } from './list-unanswered.ts'
import { type LiveAnswers, readValue } from './live-answers.ts'
import { type LiveContext, readLiveFacts } from './live-context.ts'

/**
 * Checks a merchant against the live settings of its gateway, and reports problems that its own files
 * do not show. Returns an empty list for a merchant whose own files have errors.
 */
export function checkLive(files: Files, code: string, answers: LiveAnswers): Finding[] {
  const { merchant, layered } = resolveLayered(createLayerReader(files), code)
  if (!merchant || !layered?.tree) return []
  const context = { merchant, tree: layered.tree, answers, facts: readLiveFacts(answers) }
  return sortFindings([
    ...checkAnswered(context, layered.source),
    ...checkRegistrationForm(context),
    ...checkPatterns(context),
    ...checkLiveFlags(context),
    ...checkHiddenBlocks(context),
    ...checkLiveLanguages(context),
    ...checkAddresses(context),
    ...checkKey(context),
    ...checkSafety(context),
  ])
}

/** Reports calls without an answer, one finding for all calls with the same reason. */
function checkAnswered({ tree, answers }: LiveContext, own: Source): Finding[] {
  const span = nearestSpan(tree, ['gateway'])
  // A line in a parent's file is the wrong place to fix the gateway of this merchant.
  const details = { span: span.source === own ? span : spanAt(own), path: ['gateway'] }
  return listUnanswered(answers).map((one) => createFinding('gateway-answer', details, one))
}

/** Checks the gateway's key for encrypted calls, unless the merchant pins its own, or has an adapter, which encrypts none. */
function checkKey({ answers, merchant, tree }: LiveContext): Finding[] {
  const key = readValue(answers.systemStatus)?.info.encryption?.publicKey
  const { publicKey, adapter } = merchant.gateway
  if (key === undefined || publicKey || adapter) return []
  const problem = findKeyProblem(key)
  if (problem === undefined) return []
  const path = ['gateway', 'publicKey']
  return [createFinding('gateway-key', { span: nearestSpan(tree, path), path }, { problem })]
}

/** Reports safety settings of the merchant that differ from those of the gateway. */
function checkSafety({ merchant, tree, answers }: LiveContext): Finding[] {
  const live = readValue(answers.consolidatedSettings)?.revealUnknownAccount
  const { revealUnknownAccount: own } = merchant.safety
  if (live === undefined || live === own) return []
  const path = ['safety', 'revealUnknownAccount']
  const details = { span: nearestSpan(tree, path), path }
  return [createFinding('gateway-unknown-account', details, { own, live })]
}
