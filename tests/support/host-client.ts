import { request } from 'node:http'
import type { Client } from '../../src/gateway/plain/client-options.ts'
import { createClient } from '../../src/gateway/plain/create-client.ts'
import { demoPassword } from '../../src/server/sandbox/demo-accounts.ts'
import { checkJson } from '../../src/server/sandbox/read-call-input.ts'

/** Asks a host on this machine by any of its names, which nothing resolves outside a browser. */
export function fetchLocal(address: string, init: RequestInit = {}): Promise<Response> {
  const { port, host, pathname, search } = new URL(address)
  const headers = { ...Object.fromEntries(new Headers(init.headers)), host }
  const method = init.method ?? 'GET'
  const signal = init.signal ?? undefined
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        // A connection that is kept may be to a host that is gone.
        agent: false,
        path: pathname + search,
        method,
        headers,
        ...(signal && { signal }),
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          const { statusCode: status = 500 } = answer
          const body = status === 204 ? null : Buffer.concat(parts)
          resolve(new Response(body, { status }))
        })
      },
    )
    asked.on('error', reject)
    asked.end(init.body)
  })
}

export interface HostMember {
  /** Such as `http://siamstar.localhost:4173`. */
  readonly origin: string
  readonly merchantCode: string
  readonly username: string
}

/** A client with the token of its session. */
export interface SignedIn extends Client {
  readonly token: string
}

/** A client that is signed in to a merchant of a running host, with the human check switched off. */
export async function signInAt({ origin, merchantCode, username }: HostMember): Promise<SignedIn> {
  const [code = ''] = new URL(origin).hostname.split('.')
  const settings = {
    humanCheck: false,
    loginCaptcha: 'after-failures',
    whitelabel: { GEETEST3: false },
  }
  const body = JSON.stringify(settings)
  await fetchLocal(`${origin}/sandbox/${code}/settings`, { method: 'PATCH', body })
  let token: string | undefined
  const client: Client = createClient({
    origin,
    merchantCode,
    paths: {},
    readToken: () => token,
    readLanguage: () => 'EN',
    readDevice: () => '',
    onSessionEnd: () => {},
    encryption: async () => (await client.call('systemStatus', { query: {} })).info.encryption,
    check: (shape, value) => checkJson(shape, value) === undefined,
    fetch: (address, init) => fetchLocal(String(address), init),
  })
  const login = { username, password: demoPassword }
  token = (await client.call('login', { body: login })).token
  return { ...client, token }
}
