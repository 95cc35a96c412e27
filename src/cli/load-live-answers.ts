import type { Files } from '../core/config/files.ts'
import { readCatalogue } from '../core/config/messages.ts'
import type { ResolvedMerchant } from '../core/config/resolved-merchant.ts'
import { stringAt } from '../core/config/tree.ts'
import type { CallName, CallValue } from '../core/contract/calls.ts'
import {
  type LanguageAnswers,
  type LanguageCall,
  type LiveAnswer,
  type LiveAnswers,
  type LiveCall,
  type NoAnswer,
  readValue,
} from '../core/engine/live/live-answers.ts'
import type { CallOptions } from '../core/gateway-client/client-options.ts'
import { GatewayError } from '../core/gateway-client/gateway-error.ts'
import type { ChosenGateway } from './choose-gateway.ts'
import type { CliEnvironment } from './environment.ts'
import { type FindAdapter, openAdapters } from './open-adapters.ts'
import {
  adviseOn,
  createRecordingClient,
  formatFailure,
  type GatewayAccess,
} from './recording-client.ts'

export interface LiveRequest {
  readonly gateway: ChosenGateway
  readonly merchant: ResolvedMerchant
  readonly files: Files
}

type Reach = Pick<CliEnvironment, 'reach' | 'answerMs' | 'shapes'>

/**
 * Returns a function that loads the live settings of one merchant after another. A gateway that did not answer for one
 * is not waited for again.
 */
export function openLiveAnswers(
  { gateway, files }: Omit<LiveRequest, 'merchant'>,
  environment: Reach,
): (merchant: ResolvedMerchant) => Promise<LiveAnswers> {
  let silence: LiveAnswers | undefined
  const findAdapter = openAdapters(gateway, files)
  return async (merchant) => {
    const request = { gateway, merchant, files, findAdapter }
    const answers = silence ?? (await askAll(request, environment))
    if ('silent' in answers.systemStatus && answers.systemStatus.silent) silence = answers
    return answers
  }
}

/** Loads the live settings of one merchant from a gateway, in each of the merchant's languages. */
export async function loadLiveAnswers(
  request: LiveRequest,
  environment: Reach,
): Promise<LiveAnswers> {
  const findAdapter = openAdapters(request.gateway, request.files)
  return askAll({ ...request, findAdapter }, environment)
}

async function askAll(
  { gateway, merchant, files, findAdapter }: LiveRequest & { readonly findAdapter: FindAdapter },
  { reach, answerMs, shapes }: Reach,
): Promise<LiveAnswers> {
  const { merchantCode, paths, moduleIds } = merchant.gateway
  const access: GatewayAccess = {
    origin: gateway.address.origin,
    adapter: await findAdapter(merchant),
    merchantCode: merchantCode || merchant.code,
    language: readCode(files, merchant.languages.default),
    token: undefined,
    paths,
    moduleIds,
    checkShape: await shapes(),
    fetch: reach,
    answerMs,
  }
  const code = { merchantCode: access.merchantCode }
  const systemStatus = await ask('systemStatus', { query: code }, access)
  if ('silent' in systemStatus && systemStatus.silent) return allOf(systemStatus, merchant)
  // A gateway may send the paths of its other calls; those that the merchant sets win.
  const sent = { ...readValue(systemStatus)?.info.paths, systemStatus: undefined }
  const found = { ...access, paths: { ...sent, ...paths } }
  const ofLanguages = merchant.languages.supported.map(
    async (tag) =>
      [tag, await askInLanguage({ ...found, language: readCode(files, tag) })] as const,
  )
  // All at once: a gateway that stops answering is waited for once.
  const [whitelabel, templates, consolidatedSettings, registerSettings, ...others] =
    await Promise.all([
      ask('whitelabel', {}, found),
      ask('templates', { query: code }, found),
      ask('consolidatedSettings', {}, found),
      ask('registerSettings', {}, found),
      ask('customerService', {}, found),
      ask('popularGames', { query: code }, found),
      Promise.all(ofLanguages),
    ])
  const [customerService, popularGames, languages] = others
  return {
    systemStatus,
    whitelabel,
    templates,
    consolidatedSettings,
    registerSettings,
    customerService,
    popularGames,
    languages: Object.fromEntries(languages),
  }
}

/** Returns the answers of a gateway that gets no further request. */
function allOf(none: NoAnswer, { languages }: ResolvedMerchant): LiveAnswers {
  const ofLanguage = { registerPatterns: none, announcements: none }
  return {
    systemStatus: none,
    whitelabel: none,
    templates: none,
    consolidatedSettings: none,
    registerSettings: none,
    customerService: none,
    popularGames: none,
    languages: Object.fromEntries(languages.supported.map((tag) => [tag, ofLanguage])),
  }
}

async function askInLanguage(access: GatewayAccess): Promise<LanguageAnswers> {
  const { merchantCode } = access
  const query = { types: 'B,PL', groupName: 'm_home', platform: 'M', merchantCode }
  const [registerPatterns, announcements] = await Promise.all([
    ask('registerPatterns', {}, access),
    ask('announcements', { query }, access),
  ])
  return { registerPatterns, announcements }
}

async function ask<N extends CallName & (LiveCall | LanguageCall)>(
  name: N,
  options: CallOptions<N>,
  access: GatewayAccess,
): Promise<LiveAnswer<CallValue<N>>> {
  const line = createRecordingClient(access)
  try {
    return { value: await line.client.call(name, options) }
  } catch (error) {
    const silent = error instanceof GatewayError && error.kind === 'timeout'
    return { problem: formatFailure(error, line), advice: adviseOn(error, line), silent }
  }
}

/** Returns the gateway's code of a language, which the locale sets. */
function readCode(files: Files, tag: string): string {
  return stringAt(readCatalogue(files, tag)?.head, ['code']) ?? tag.toUpperCase()
}
