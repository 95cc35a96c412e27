import type { ResolvedMerchant } from '../../config/resolved-merchant.ts'
import type { MapTree } from '../../config/tree.ts'
import type { Facts } from '../../contract/facts.ts'
import type { RegisterSettings } from '../../contract/generated/gateway.ts'
import {
  consolidatedFacts,
  registerFacts,
  templateFacts,
  whitelabelFacts,
} from '../../gateway-client/live-facts.ts'
import { type LiveAnswers, readValue } from './live-answers.ts'

/** A merchant with the answers of its gateway, as the input of a live check. */
export interface LiveContext {
  readonly merchant: ResolvedMerchant
  readonly tree: MapTree
  readonly answers: LiveAnswers
  readonly facts: LiveFacts
}

/** The facts that a gateway sends, as a running page has them after every call. */
export type LiveFacts = Pick<Facts, 'flags' | 'templates' | 'settings'>

export function readLiveFacts(answers: LiveAnswers): LiveFacts {
  const { whitelabel, mobileTemplate } = readValue(answers.systemStatus)?.info ?? {}
  const register = readRegister(answers)
  const templates = readValue(answers.templates)
  const consolidated = readValue(answers.consolidatedSettings)
  return {
    flags: {
      ...whitelabelFacts(whitelabel ?? []),
      ...whitelabelFacts(readValue(answers.whitelabel) ?? []),
    },
    templates: templates ? templateFacts(templates) : {},
    settings: {
      ...(register ? registerFacts(register) : {}),
      ...(mobileTemplate ? { mobileTemplate } : {}),
      ...(consolidated ? consolidatedFacts(consolidated) : {}),
    },
  }
}

/** Reads the settings of registration from their own call, or else from the status. */
export function readRegister(answers: LiveAnswers): RegisterSettings | undefined {
  return readValue(answers.registerSettings) ?? readValue(answers.systemStatus)?.info.register
}
