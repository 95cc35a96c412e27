import type { Page } from '@playwright/test'
import type { LaunchQuery } from '../../../src/core/contract/generated/gateway.ts'
import { demoPassword } from '../../../src/sandbox/demo/demo-accounts.ts'
import { fetchWithin } from '../../../src/site/gateway/fetch-within.ts'
import { createPatientClient } from '../../support/create-patient-client.ts'
import type { TestHost } from '../../support/start-test-host.ts'
import { readMerchant } from './words.ts'

export interface Opening {
  readonly code: string
  readonly username: string
  /** The gateway's code of the language, such as `EN`. */
  readonly language: string
  readonly game: Pick<LaunchQuery, 'gameType' | 'vassalage' | 'gameCode'>
}

/** Logs a member in and launches a game, over the API alone; answers with the game's address. */
export async function openGame(host: TestHost, opening: Opening): Promise<string> {
  const { code, username, language, game } = opening
  let token: string | undefined
  const client = createPatientClient({
    origin: host.address(code),
    merchantCode: readMerchant(code).gateway.merchantCode,
    readToken: () => token,
    readLanguage: () => language,
    readDevice: () => '',
    onSessionEnd: () => {},
    encryption: async () => (await client.call('systemStatus', { query: {} })).info.encryption,
    check: () => true,
    fetch: fetchWithin,
  })
  token = (await client.call('login', { body: { username, password: demoPassword } })).token
  const isDraw = /LOTT$/.test(game.gameType)
  const { content } = await client.call('launchGame', {
    query: {
      ...game,
      language,
      platform: 'mobile',
      launchMode: isDraw ? 'LOTT' : 'GLS',
      accountType: 1,
      backUrl: `${host.address(code)}/m/home`,
    },
  })
  return content.game_url
}

/** A vendor that the sandbox has. */
export async function firstVendor(page: Page, merchant: string): Promise<string> {
  return page.evaluate(async (shop) => {
    const address = `/wps/relay/GCSGAME_getVassGameType?typeId=1&merchant_code=${shop}`
    const answer = await fetch(address, { headers: { Merchant: shop } })
    return (await answer.json()).value.sorting[0].vendors[0]
  }, merchant)
}
