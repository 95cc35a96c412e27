import type { Login } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import { createIdempotencyKey } from '../../../core/gateway-client/build-request.ts'
import type { Client, ClientOptions, Fetch } from '../../../core/gateway-client/client-options.ts'
import { createClient } from '../../../core/gateway-client/create-client.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { isTrialType, readSession, signIn } from '../../state/session.ts'
import { deviceStorage } from '../../state/storage.ts'

/** The part of a skin that the client reads. */
interface CookieSkin {
  readonly gateway: Pick<Skin['gateway'], 'trialMerchantCode'>
}

/** The session of this page, by the mark in place of its token. */
interface MarkedSession {
  readonly mark: string
  /** The token against forged requests. */
  readonly csrfToken: Promise<string>
}

/**
 * Creates a client of a gateway that keeps the session in a cookie (docs/decisions/0153). The rest of the page has a
 * random mark in place of a token: it names the session and opens nothing. The token against forged requests is in the
 * memory of this client alone; after a reload the gateway is asked for it again. `ready` resolves when the page may change.
 */
export function createCookieClient(
  options: ClientOptions,
  { gateway: { trialMerchantCode } }: CookieSkin,
  ready: Promise<void>,
): Client {
  let current: MarkedSession | undefined
  const keep = (login: Login): Login => {
    const mark = createIdempotencyKey()
    current = { mark, csrfToken: Promise.resolve(login.token) }
    return { ...login, token: mark }
  }
  const restore = async (): Promise<Login> => {
    const login = await plain.call('currentSession', { token: '' })
    const state = readSession()
    if (state.kind === 'signed-in' && state.session.userName !== login.userName)
      throw new GatewayError('session', { call: 'currentSession', code: 'token_ip_different' })
    return login
  }
  const findCsrfToken = (mark: string): Promise<string> => {
    if (current?.mark === mark) return current.csrfToken
    const csrfToken = restore().then(({ token }) => token)
    current = { mark, csrfToken }
    // The next call asks again.
    csrfToken.catch(() => {
      if (current?.csrfToken === csrfToken) current = undefined
    })
    return csrfToken
  }
  const withCookie =
    (fetch: Fetch): Fetch =>
    async (url, init) => {
      const headers = new Headers(init.headers)
      const mark = headers.get('Authorization')
      // A call of a guest that changes nothing: it needs no cookie, and the page may have sent it early.
      if (mark === null && !headers.has('Idempotency-Key')) return fetch(url, init)
      headers.delete('Authorization')
      if (mark) headers.set('X-CSRF-Token', await findCsrfToken(mark))
      return fetch(url, { ...init, headers, credentials: 'include' })
    }
  const plain = createClient({
    ...options,
    // The adapter, if any, sends the headers that the session has set.
    adapt: (asked, fetch) => withCookie(options.adapt?.(asked, fetch) ?? fetch),
    // They change with the status answer.
    get paths() {
      return options.paths ?? {}
    },
  })
  void signInAgain(() => restore().then(keep), trialMerchantCode, ready)
  return {
    async call(name, given) {
      const value = await plain.call(name, given)
      return keepSession(name, value, keep) as typeof value // the same value with another token
    },
  }
}

/** Keeps the session of an answer that has one. */
function keepSession(name: string, value: unknown, keep: (login: Login) => Login): unknown {
  if (name === 'login' || name === 'register' || name === 'socialLogin') return keep(value as Login) // its shape was checked
  if (name !== 'testPlay') return value
  const { session, ...rest } = value as { readonly session?: Login } // its shape was checked
  return session ? { ...rest, session: keep(session) } : value
}

/** Signs a new tab in whose browser has a session already, unless the player logged out on this device. */
async function signInAgain(
  restore: () => Promise<Login>,
  trialMerchantCode: string,
  ready: Promise<void>,
): Promise<void> {
  const isGuest = (): boolean => readSession().kind === 'anonymous'
  if (!isGuest() || deviceStorage.read('autoLogin') !== '1') return
  try {
    const login = await restore()
    await ready
    if (!isGuest()) return
    if (isTrialType(login.customerType)) signIn(login, trialMerchantCode)
    else signIn(login)
  } catch (error) {
    // A page that cannot reach the gateway tries again when it is loaded anew.
    if (error instanceof GatewayError && error.kind === 'session')
      deviceStorage.write('autoLogin', '0')
  }
}
