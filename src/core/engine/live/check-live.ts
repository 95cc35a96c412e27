import type { Files } from '../../config/files.ts'
import { createFinding, type Finding, sortFindings } from '../../config/finding.ts'
import { createLayerReader } from '../../config/resolve-layers.ts'
import { resolveLayered } from '../../config/resolve-merchant.ts'
import { type Source, startOf } from '../../config/source.ts'
import { nearestSpan } from '../../config/tree.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkForm } from './check-form.ts'
import { checkKey } from './check-key.ts'
import { checkLiveFlags } from './check-live-flags.ts'
import { checkPatterns } from './check-patterns.ts'
import { checkSafety } from './check-safety.ts'
import { checkShown } from './check-shown.ts'
import { checkSpoken } from './check-spoken.ts'
import { listUnanswered } from './list-unanswered.ts'
import type { LiveAnswers } from './live-answers.ts'
import { type LiveScene, readLiveFacts } from './live-scene.ts'

/**
 * What the live settings of a gateway do to a merchant that its own files do not show; nothing is
 * said of a merchant with errors of its own.
 */
export function checkLive(files: Files, code: string, answers: LiveAnswers): Finding[] {
  const { merchant, layered } = resolveLayered(createLayerReader(files), code)
  if (!merchant || !layered?.tree) return []
  const scene = { merchant, tree: layered.tree, answers, facts: readLiveFacts(answers) }
  return sortFindings([
    ...checkAnswered(scene, layered.source),
    ...checkForm(scene),
    ...checkPatterns(scene),
    ...checkLiveFlags(scene),
    ...checkShown(scene),
    ...checkSpoken(scene),
    ...checkAddresses(scene),
    ...checkKey(scene),
    ...checkSafety(scene),
  ])
}

/** Calls without an answer, a sentence for all with the same reason. */
function checkAnswered({ tree, answers }: LiveScene, own: Source): Finding[] {
  const said = nearestSpan(tree, ['gateway'])
  // The line of a parent is no place to mend the gateway of this merchant.
  const details = { span: said.source === own ? said : startOf(own), path: ['gateway'] }
  return listUnanswered(answers).map((one) => createFinding('gateway-answer', details, one))
}
