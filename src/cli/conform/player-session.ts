import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { createRecordingClient, type GatewayAccess } from '../../site/gateway/recording-client.ts'
import type { SessionTransport, Site } from './exchanges.ts'
import type { Breach } from './requirements.ts'

export interface PlayerAccount {
  readonly username: string
  readonly password: string
}

/** A session that was opened for a check. */
export interface PlayerSession {
  readonly kind: SessionTransport
  /** The token of the session, or the one against forged requests of a session in a cookie. */
  readonly token: string
  /** The headers `Set-Cookie` of the login. */
  readonly cookies: readonly string[]
}

/** Logs a player in; returns a sentence where the gateway does not let the player in. */
export async function logIn(
  gateway: GatewayAccess,
  { username, password }: PlayerAccount,
  kind: SessionTransport,
): Promise<PlayerSession | string> {
  let key: GatewayAccess['key']
  const asking = createRecordingClient(gateway)
  try {
    key = (await asking.client.call('systemStatus', { query: {} })).info.encryption
    const line = createRecordingClient({ ...gateway, key })
    const { token } = await line.client.call('login', { body: { username, password } })
    return { kind, token, cookies: line.last().response?.headers.getSetCookie() ?? [] }
  } catch (error) {
    const why = error instanceof GatewayError ? (error.code ?? error.kind) : String(error)
    return `"${username}" is not logged in: ${why}`
  }
}

/** Returns what adds a session to calls, as the page of a player does; undefined for a token, which calls carry anyway. */
export function carrySession(
  session: PlayerSession,
  { isForged = false } = {},
): GatewayAccess['withSession'] {
  if (session.kind === 'token') return undefined
  return (fetch) => (address, init) => {
    const headers = new Headers(init.headers)
    const token = headers.get('Authorization')
    if (token !== null) {
      headers.delete('Authorization')
      if (!isForged) headers.set('X-CSRF-Token', token)
      headers.set('Cookie', listPairs(session))
    }
    return fetch(address, { ...init, headers })
  }
}

function listPairs({ cookies }: PlayerSession): string {
  return cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}

interface SessionCheck {
  readonly gateway: GatewayAccess
  readonly session: PlayerSession
  readonly site: Site | undefined
}

/** Checks the cookie of a session, a forged call, and the logout, which ends the session. */
export async function checkSession(check: SessionCheck): Promise<readonly Breach[]> {
  const isCookie = check.session.kind === 'cookie'
  return [
    ...(isCookie ? checkCookie(check) : []),
    ...(isCookie ? await checkForged(check) : []),
    ...(await checkLogout(check)),
  ]
}

function checkCookie({ gateway, session, site }: SessionCheck): readonly Breach[] {
  const breach = (sentence: string): Breach => ({ requirement: 22, asked: 'login', sentence })
  const place = site && !isSameSite(site.origin, gateway.origin) ? 'other' : 'same'
  const wanted =
    place === 'other'
      ? ['Path=/', 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned']
      : ['Path=/', 'HttpOnly', 'SameSite=Lax']
  if (session.cookies.length === 0)
    return [breach(`There is no Set-Cookie. Set the session with ${wanted.join('; ')}.`)]
  return session.cookies.flatMap((cookie) => {
    const [pair = '', ...attributes] = cookie.split(';').map((one) => one.trim())
    const given = new Set(attributes.map((one) => one.toLowerCase()))
    const missing = wanted.filter((one) => !given.has(one.toLowerCase()) && !isStricter(one, given))
    if (missing.length === 0) return []
    const [name = ''] = pair.split('=')
    return [breach(`The cookie "${name}" has no ${missing.join(', ')}. Add it.`)]
  })
}

/** A cookie for pages of the same site may be stricter than asked. */
function isStricter(wanted: string, given: ReadonlySet<string>): boolean {
  return wanted === 'SameSite=Lax' && given.has('samesite=strict')
}

/** Returns true if one host is the other or below it. A pair of neighbours counts as two sites. */
function isSameSite(site: string, gateway: string): boolean {
  const [one, other] = [new URL(site).hostname, new URL(gateway).hostname]
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}

/** Sends a logout with the cookie alone, as the page of another site would. */
async function checkForged({ gateway, session }: SessionCheck): Promise<readonly Breach[]> {
  const withSession = carrySession(session, { isForged: true })
  const line = createRecordingClient({ ...gateway, token: session.token, withSession })
  const error = await line.client.call('logout').then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (error instanceof GatewayError && error.kind === 'session') return []
  const status = line.last().response?.status
  const sentence = `A call that changes something came with the cookie and without X-CSRF-Token. ${status === undefined ? 'There is no answer' : `The status is ${status}`}. Refuse it with status 401 and login.not.session.`
  return [{ requirement: 23, asked: 'logout', sentence }]
}

/** Logs the player out, and asks with the session that is over. */
async function checkLogout({ gateway, session }: SessionCheck): Promise<readonly Breach[]> {
  const withSession = carrySession(session)
  const { client } = createRecordingClient({ ...gateway, token: session.token, withSession })
  await client.call('logout').catch(() => undefined)
  const error = await client.call('memberInfo').then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (error instanceof GatewayError && error.kind === 'session') return []
  const sentence =
    'The session opens calls after its logout. End it at the gateway, whatever the browser keeps.'
  return [{ requirement: 24, asked: 'logout', sentence }]
}
