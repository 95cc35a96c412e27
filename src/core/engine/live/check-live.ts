import type { Files } from '../../config/files.ts'
import { createFinding, type Finding, sortFindings } from '../../config/finding.ts'
import { createLayerReader } from '../../config/resolve-layers.ts'
import { resolveLayered } from '../../config/resolve-merchant.ts'
import { type Source, startOf } from '../../config/source.ts'
import { nearestSpan } from '../../config/tree.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkHiddenBlocks } from './check-hidden-blocks.ts'
import { checkKey } from './check-key.ts'
import { checkLiveFlags } from './check-live-flags.ts'
import { checkLiveLanguages } from './check-live-languages.ts'
import { checkPatterns } from './check-patterns.ts'
import { checkRegistrationForm } from './check-registration-form.ts'
import { checkSafety } from './check-safety.ts'
import { listUnanswered } from './list-unanswered.ts'
import type { LiveAnswers } from './live-answers.ts'
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
  const details = { span: span.source === own ? span : startOf(own), path: ['gateway'] }
  return listUnanswered(answers).map((one) => createFinding('gateway-answer', details, one))
}
