import type { Login } from '../../src/core/contract/generated/gateway.ts'
import type { Client } from '../../src/core/gateway-client/client-options.ts'
import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { checkJson } from '../../src/sandbox/requests/load-call-input.ts'
import { fetchWithin } from '../../src/site/gateway/fetch-within.ts'
import { createPatientClient } from './create-patient-client.ts'
import { operatorHeaders } from './operator.ts'

export interface HostMember {
  /** Such as `http://siamstar.localhost:4173`. */
  readonly origin: string
  readonly merchantCode: string
  readonly username: string
}

/** A client with the token of its session. */
export interface SignedIn extends Client {
  readonly token: string
  /** The answer to the login. */
  readonly login: Login
}

/** The settings of a sandbox that lets somebody in by name and password alone. */
export const bareLogin = {
  humanCheck: false,
  loginCaptcha: 'after-failures',
  whitelabel: { GEETEST3: false },
} as const

/** A client that is signed in to a merchant of a running host, with the human check switched off. */
export async function signInAt(member: HostMember): Promise<SignedIn> {
  const { hostname, port } = new URL(member.origin)
  const [code = ''] = hostname.split('.')
  const body = JSON.stringify(bareLogin)
  const settings = `http://localhost:${port}/sandbox/${code}/settings`
  await fetchWithin(settings, { method: 'PATCH', headers: operatorHeaders, body })
  return signInBarely(member)
}

/** A client that is signed in to a merchant whose sandbox has the settings of `bareLogin`. */
export async function signInBarely({
  origin,
  merchantCode,
  username,
}: HostMember): Promise<SignedIn> {
  let token: string | undefined
  const client: Client = createPatientClient({
    origin,
    merchantCode,
    paths: {},
    readToken: () => token,
    readLanguage: () => 'EN',
    readDevice: () => '',
    onSessionEnd: () => {},
    encryption: async () => (await client.call('systemStatus', { query: {} })).info.encryption,
    check: (shape, value) => checkJson(shape, value) === undefined,
    fetch: fetchWithin,
  })
  const body = { username, password: demoPassword }
  const login = await client.call('login', { body })
  token = login.token
  return { ...client, token, login }
}
