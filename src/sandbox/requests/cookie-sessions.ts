import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AnyCallDeclaration } from '../../core/contract/call-declaration.ts'
import { isMap } from '../../core/contract/is-map.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'

type Merchant = Pick<SandboxMerchant, 'code' | 'session'>

/**
 * Returns the token of the session in the cookie of a request. A call that changes something needs the token against
 * forged requests with it, and no call is answered for a session whose token differs: a page that another tab signed
 * in anew, or that another site sent, then has no session.
 */
export function readCookieToken(
  headers: Headers,
  { code }: Merchant,
  { kind }: AnyCallDeclaration,
): string | undefined {
  const name = `${nameCookie(code)}=`
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const token = cookies.find((one) => one.startsWith(name))?.slice(name.length)
  if (!token) return undefined
  const given = headers.get('x-csrf-token')
  if (given === null) return kind === 'effect' ? undefined : token
  return isSame(given, createCsrfToken(token)) ? token : undefined
}

/** The answer to a call that opens, restores or closes a session, and the cookie that goes with it. */
export interface CookieAnswer {
  readonly value: unknown
  /** The header `Set-Cookie`; absent where the cookie stays. */
  readonly cookie?: string
}

/** Moves the token of a session from an answer into a cookie that no script can read. */
export function moveToken(
  name: string,
  value: unknown,
  {
    merchant: { code },
    isOtherSite,
  }: { readonly merchant: Merchant; readonly isOtherSite: boolean },
): CookieAnswer {
  const cookie = `; Path=/; HttpOnly; ${isOtherSite ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax'}`
  if (name === 'logout') return { value, cookie: `${nameCookie(code)}=${cookie}; Max-Age=0` }
  if (!isMap(value) || !sessionCalls.includes(name)) return { value }
  const { session, token } = value
  if (isMap(session)) {
    const moved = moveToken('login', session, { merchant: { code }, isOtherSite })
    return { ...moved, value: { ...value, session: moved.value } }
  }
  if (typeof token !== 'string') return { value }
  return {
    value: { ...value, token: createCsrfToken(token) },
    cookie: `${nameCookie(code)}=${token}${cookie}`,
  }
}

/** The calls whose answer has a session. */
const sessionCalls: readonly string[] = [
  'login',
  'register',
  'testPlay',
  'socialLogin',
  'currentSession',
]

/** Merchants may share the host of the gateway, so each has a cookie of its own. */
function nameCookie(code: string): string {
  return `session-${code}`
}

/** Returns the token against forged requests of a session, from which nobody can compute the session's own. */
function createCsrfToken(token: string): string {
  return createHmac('sha256', token).update('csrf').digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
