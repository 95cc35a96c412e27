import type { Files } from '../../core/config/files.ts'
import { findings } from '../../core/config/findings.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { type LiveAnswer, readValue, type SentFlags } from '../../core/engine/live/live-answers.ts'
import { whitelabelFacts } from '../../core/gateway-client/live-facts.ts'
import type { ChosenGateway } from './chosen-gateway.ts'
import { type AskedGateway, askCall, askStatus, type Reach } from './load-live-answers.ts'
import { openAdapters } from './open-adapters.ts'

export interface LiveFlagsOptions {
  readonly gateway: ChosenGateway
  readonly files: Files
}

/**
 * Returns a function that loads the flags of one merchant after another. A gateway that did not answer for one is not
 * waited for again.
 */
export function openLiveFlags(
  { gateway, files }: LiveFlagsOptions,
  reach: Reach,
): (merchant: ResolvedMerchant) => Promise<SentFlags> {
  const findAdapter = openAdapters(gateway, files)
  let silence: SentFlags | undefined
  return async (merchant) => {
    if (silence) return silence
    const answer = await loadFlags({ gateway, merchant, files, findAdapter }, reach)
    if (answer.silent) silence = answer.sent
    return answer.sent
  }
}

async function loadFlags(
  request: AskedGateway,
  reach: Reach,
): Promise<{ readonly sent: SentFlags; readonly silent?: boolean }> {
  try {
    const { systemStatus, found } = await askStatus(request, reach)
    const failed = formatProblem('systemStatus', systemStatus)
    if (failed)
      return { sent: failed, silent: 'silent' in systemStatus && systemStatus.silent === true }
    const whitelabel = await askCall('whitelabel', {}, found)
    const problem = formatProblem('whitelabel', whitelabel)
    if (problem) return { sent: problem }
    const inStatus = readValue(systemStatus)?.info.whitelabel ?? []
    const sent = readValue(whitelabel) ?? []
    return { sent: { flags: { ...whitelabelFacts(inStatus), ...whitelabelFacts(sent) } } }
  } catch (cause) {
    // An adapter that is missing or has errors says so.
    return { sent: { problem: cause instanceof Error ? cause.message : String(cause) } }
  }
}

function formatProblem(
  call: string,
  answer: LiveAnswer<unknown>,
): { readonly problem: string } | undefined {
  if (!('problem' in answer)) return undefined
  const { problem, advice } = answer
  return { problem: findings['gateway-answer'].message({ calls: [call], problem, advice }) }
}
