import type { CallName, CallValue } from '../contract/calls.ts'
import type { EncryptionKey, Login } from '../contract/generated/gateway.ts'
import { loadCheck } from '../contract/generated/validators/load-check.ts'
import { start } from '../contract/generated/validators/start.ts'
import type { CallOptions, Client, ClientOptions } from './client-options.ts'
import { createClient } from './create-client.ts'

export type { CallBody, CallName, CallQuery, CallValue } from '../contract/calls.ts'
export type { CallOptions } from './client-options.ts'
export { GatewayError, type GatewayErrorKind } from './gateway-error.ts'

/** Where a gateway is, and who asks it. */
export interface GatewayOptions
  extends Pick<ClientOptions, 'origin' | 'merchantCode' | 'paths' | 'moduleIds' | 'fetch'> {
  /** The gateway's code of the language that texts come in, such as `TH`; `EN` by default. */
  readonly language?: string
  /** The token of a session that exists; without it, the calls are those of a guest until a login. */
  readonly token?: string
}

/** A gateway for a script. */
export interface Gateway extends Client {
  /** Returns the token of the session; undefined for a guest, and once the gateway has ended the session. */
  readonly readToken: () => string | undefined
}

/**
 * Opens a gateway for a script, without a page: the calls of the contract with their types, retries, encryption and
 * checks as the player has them (SPEC §10.2). A login keeps its token for the calls that follow, and a logout drops it.
 * Words that the contract does not list are `unknown` in answers. A call rejects with a `GatewayError`.
 */
export function openGateway(options: GatewayOptions): Gateway {
  const { language = 'EN', ...given } = options
  let { token } = options
  let key: Promise<EncryptionKey | undefined> | undefined
  const loadKey = async (): Promise<EncryptionKey | undefined> =>
    (await client.call('systemStatus', { query: {} })).info.encryption
  const client = createClient({
    ...given,
    readToken: () => token,
    readLanguage: () => language,
    readDevice: () => '',
    onSessionEnd: () => {
      token = undefined
    },
    encryption: () => (key ??= forgetFailure(loadKey())),
    check: async (shape, value) => (start[shape] ?? (await loadCheck(shape)))?.(value) ?? false,
  })

  /** Asks for the key again after a failure. */
  function forgetFailure<T>(loading: Promise<T>): Promise<T> {
    loading.catch(() => {
      key = undefined
    })
    return loading
  }

  return {
    async call<N extends CallName>(name: N, asked?: CallOptions<N>): Promise<CallValue<N>> {
      const value = await client.call(name, asked)
      if (isSession(value)) token = value.token
      if (name === 'logout') token = undefined
      return value
    },
    readToken: () => token,
  }
}

/** Returns true for the answer of a call that begins a session. */
function isSession(value: unknown): value is Login {
  return typeof value === 'object' && value !== null && 'token' in value && 'userName' in value
}
