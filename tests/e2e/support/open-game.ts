import { request as ask } from 'node:http'
import type { LaunchQuery } from '../../../src/contract/generated/gateway.ts'
import { createClient } from '../../../src/gateway/plain/create-client.ts'
import { demoPassword } from '../../../src/server/sandbox/demo-accounts.ts'
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
  const client = createClient({
    origin: host.address(code),
    merchantCode: readMerchant(code).gateway.merchantCode,
    readToken: () => token,
    readLanguage: () => language,
    readDevice: () => '',
    onSessionEnd: () => {},
    encryption: async () => (await client.call('systemStatus', { query: {} })).info.encryption,
    check: () => true,
    fetch: fetchLocally,
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

/** Node finds no names below localhost: asks the machine itself, by the name in the Host header. */
const fetchLocally: typeof fetch = (address, { method = 'GET', headers, body } = {}) =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(String(address))
    const sent = Object.fromEntries(new Headers(headers))
    const options = { host: '127.0.0.1', port, method, path: pathname + search }
    const call = ask({ ...options, headers: { ...sent, host } }, async (answer) => {
      let text = ''
      for await (const part of answer.setEncoding('utf8')) text += part
      resolve(new Response(text, { status: answer.statusCode ?? 500 }))
    })
    call.on('error', reject)
    call.end(body)
  })
