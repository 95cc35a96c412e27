import type { Files } from '../config/files.ts'
import { createFinding, type Finding, sortFindings } from '../config/finding.ts'
import { createLayerReader } from '../config/resolve-layers.ts'
import { resolveLayered } from '../config/resolve-merchant.ts'
import { nearestSpan } from '../config/tree.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkForm } from './check-form.ts'
import { checkLiveFlags } from './check-live-flags.ts'
import { checkPatterns } from './check-patterns.ts'
import { checkShown } from './check-shown.ts'
import { checkSpoken } from './check-spoken.ts'
import { type LiveAnswers, liveCalls, spokenCalls } from './live-answers.ts'
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
    ...checkAnswered(scene),
    ...checkForm(scene),
    ...checkPatterns(scene),
    ...checkLiveFlags(scene),
    ...checkShown(scene),
    ...checkSpoken(scene),
    ...checkAddresses(scene),
  ])
}

/** Calls without an answer; one sentence where it is the same for all of them. */
function checkAnswered({ tree, answers }: LiveScene): Finding[] {
  const details = { span: nearestSpan(tree, ['gateway']), path: ['gateway'] }
  const spoken = Object.values(answers.languages).flatMap((said) =>
    spokenCalls.map((call) => ({ call, answer: said?.[call] })),
  )
  const asked = [...liveCalls.map((call) => ({ call, answer: answers[call] })), ...spoken]
  const failed = asked.flatMap(({ call, answer }) =>
    answer && 'problem' in answer ? [{ call, problem: answer.problem }] : [],
  )
  const [first] = failed
  if (!first) return []
  const same = failed.every(({ problem }) => problem === first.problem)
  if (same && failed.length === asked.length)
    return [createFinding('gateway-answer', details, { problem: first.problem })]
  const told = new Map(failed.map((one) => [`${one.call} ${one.problem}`, one]))
  return [...told.values()].map((one) => createFinding('gateway-answer', details, one))
}
