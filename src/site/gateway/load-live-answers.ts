import type { Files } from '../../core/config/files.ts'
import { readCatalogue } from '../../core/config/messages.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import type { ShapeCheck } from '../../core/config/shape-check.ts'
import { stringAt } from '../../core/config/tree.ts'
import type { CallName, CallValue } from '../../core/contract/calls.ts'
import {
  type LanguageAnswers,
  type LanguageCall,
  type LiveAnswer,
  type LiveAnswers,
  type LiveCall,
  type NoAnswer,
  readValue,
} from '../../core/engine/live/live-answers.ts'
import type { CallOptions } from '../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import type { ChosenGateway } from './chosen-gateway.ts'
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

/** What asks gateways. */
export interface Reach {
  /** Fetches from a gateway, also on this machine under a merchant's host name; follows no redirect. */
  readonly reach: typeof fetch
  /** The milliseconds that a call waits for an answer. */
  readonly answerMs: number
  /** Opens the check of answers against the shapes of the contract. */
  readonly shapes: () => Promise<ShapeCheck>
}

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

async function askAll(request: AskedGateway, environment: Reach): Promise<LiveAnswers> {
  const { files, merchant } = request
  const { code, systemStatus, found } = await askStatus(request, environment)
  if ('silent' in systemStatus && systemStatus.silent) return allOf(systemStatus, merchant)
  const ofLanguages = merchant.languages.supported.map(
    async (tag) =>
      [tag, await askInLanguage({ ...found, language: readCode(files, tag) })] as const,
  )
  // All at once: a gateway that stops answering is waited for once.
  const [whitelabel, templates, consolidatedSettings, registerSettings, ...others] =
    await Promise.all([
      askCall('whitelabel', {}, found),
      askCall('templates', { query: code }, found),
      askCall('consolidatedSettings', {}, found),
      askCall('registerSettings', {}, found),
      askCall('customerService', {}, found),
      askCall('popularGames', { query: code }, found),
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

/** A merchant at a gateway whose adapters are open. */
export interface AskedGateway extends LiveRequest {
  readonly findAdapter: FindAdapter
}

/** Asks a gateway for its status, which may send the paths of its other calls. */
export async function askStatus(
  { gateway, merchant, files, findAdapter }: AskedGateway,
  { reach, answerMs, shapes }: Reach,
) {
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
  const systemStatus = await askCall('systemStatus', { query: code }, access)
  // Paths that the merchant sets win.
  const sent = { ...readValue(systemStatus)?.info.paths, systemStatus: undefined }
  return { code, systemStatus, found: { ...access, paths: { ...sent, ...paths } } }
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
    askCall('registerPatterns', {}, access),
    askCall('announcements', { query }, access),
  ])
  return { registerPatterns, announcements }
}

/** Asks a gateway for one answer. */
export async function askCall<N extends CallName & (LiveCall | LanguageCall)>(
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
