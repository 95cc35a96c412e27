import { findEnvironment } from '../../core/config/environments.ts'
import type { Files } from '../../core/config/files.ts'
import { findings } from '../../core/config/findings.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { listUnanswered } from '../../core/engine/live/list-unanswered.ts'
import { readLiveFacts } from '../../core/engine/live/live-context.ts'
import type { FindableMerchant } from '../../core/find/match-merchant.ts'
import type { MerchantCondition } from '../../core/find/merchant-condition.ts'
import { gatewayOf } from '../choose-gateway.ts'
import { formatHasErrors } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { openLiveAnswers } from '../load-live-answers.ts'

/** The flags that gateways send to the players of merchants. */
export interface LiveFlags {
  /** Loads the flags of a merchant in each environment that a condition names. */
  readonly load: (
    merchant: ResolvedMerchant | undefined,
    code: string,
  ) => Promise<FindableMerchant['flagsIn']>
  /** Why the flags of a merchant are not known. */
  readonly problems: readonly string[]
}

/** Prepares to ask the gateways that conditions name. Throws a message for an environment that does not exist. */
export function openFlags(
  conditions: readonly MerchantCondition[],
  files: Files,
  environment: CliEnvironment,
): LiveFlags {
  const named = conditions.flatMap((one) =>
    one.kind === 'flag' && one.environment !== undefined ? [one.environment] : [],
  )
  const asked = [...new Set(named)].map((name) => ({
    name,
    ask: openLiveAnswers({ gateway: gatewayOf(findEnvironment(files, name)), files }, environment),
  }))
  const problems: string[] = []
  const load: LiveFlags['load'] = async (merchant, code) => {
    const known = new Map<string, Readonly<Record<string, boolean>>>()
    if (!merchant && asked.length > 0) problems.push(formatHasErrors(code))
    for (const { name, ask } of asked) {
      if (!merchant) break
      const answers = await ask(merchant)
      const [unanswered] = listUnanswered(answers)
      if (unanswered)
        problems.push(`${code}, ${name}: ${findings['gateway-answer'].message(unanswered)}`)
      else known.set(name, readLiveFacts(answers).flags)
    }
    return (name) => known.get(name)
  }
  return { load, problems }
}
