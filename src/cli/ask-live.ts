import type { Files } from '../config/files.ts'
import { readCatalogue } from '../config/messages.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import { stringAt } from '../config/tree.ts'
import type { CallName, CallValue } from '../contract/calls.ts'
import type { CallOptions } from '../gateway/plain/client-options.ts'
import {
  type LiveAnswer,
  type LiveAnswers,
  type LiveCall,
  readValue,
  type SpokenAnswers,
  type SpokenCall,
} from '../live/live-answers.ts'
import { type GatewayAccess, openLine, sayFailure } from './conform/gateway-line.ts'
import type { Edges } from './edges.ts'

export interface LiveQuestion {
  readonly gateway: URL
  readonly merchant: ResolvedMerchant
  readonly files: Files
}

type Reach = Pick<Edges, 'reach' | 'shapes'>

/** Asks a gateway for the settings of one merchant, in every language of it. */
export async function askLive(
  { gateway, merchant, files }: LiveQuestion,
  { reach, shapes }: Reach,
): Promise<LiveAnswers> {
  const { merchantCode, paths } = merchant.gateway
  const access: GatewayAccess = {
    origin: gateway.origin,
    merchantCode: merchantCode || merchant.code,
    language: readCode(files, merchant.languages.default),
    token: undefined,
    paths,
    checkShape: shapes(),
    fetch: reach,
  }
  const code = { merchantCode: access.merchantCode }
  const systemStatus = await ask('systemStatus', { query: code }, access)
  // A gateway may say where its other calls are; what the merchant says wins.
  const said = { ...readValue(systemStatus)?.info.paths, systemStatus: undefined }
  const found = { ...access, paths: { ...said, ...paths } }
  const [whitelabel, templates, consolidatedSettings, registerSettings] = await Promise.all([
    ask('whitelabel', {}, found),
    ask('templates', {}, found),
    ask('consolidatedSettings', {}, found),
    ask('registerSettings', {}, found),
  ])
  const [customerService, popularGames] = await Promise.all([
    ask('customerService', {}, found),
    ask('popularGames', { query: code }, found),
  ])
  const spoken = merchant.languages.supported.map(
    async (tag) => [tag, await askSpoken({ ...found, language: readCode(files, tag) })] as const,
  )
  return {
    systemStatus,
    whitelabel,
    templates,
    consolidatedSettings,
    registerSettings,
    customerService,
    popularGames,
    languages: Object.fromEntries(await Promise.all(spoken)),
  }
}

async function askSpoken(access: GatewayAccess): Promise<SpokenAnswers> {
  const { merchantCode } = access
  const query = { types: 'B,PL', groupName: 'm_home', platform: 'M', merchantCode }
  const [registerPatterns, announcements] = await Promise.all([
    ask('registerPatterns', {}, access),
    ask('announcements', { query }, access),
  ])
  return { registerPatterns, announcements }
}

async function ask<N extends CallName & (LiveCall | SpokenCall)>(
  name: N,
  options: CallOptions<N>,
  access: GatewayAccess,
): Promise<LiveAnswer<CallValue<N>>> {
  const line = openLine(access)
  try {
    return { value: await line.client.call(name, options) }
  } catch (error) {
    return { problem: sayFailure(error, line) }
  }
}

/** The gateway's code of a language, as the locale says it. */
function readCode(files: Files, tag: string): string {
  const tree = readCatalogue(files, tag)?.tree
  return stringAt(tree, ['$language', 'code']) ?? tag.toUpperCase()
}
