/** Reads and writes the cookies of a served studio. */
export interface TeamCookies {
  /** The secret of a session. No other site's page makes a browser send it. */
  readonly session: TeamCookie
  /** The secret of a sign-in that waits. The identity provider's answer brings it along. */
  readonly signIn: TeamCookie
}

export interface TeamCookie {
  readonly read: (header: string | undefined) => string | undefined
  /** Returns the value of Set-Cookie. */
  readonly write: (secret: string) => string
  readonly remove: () => string
}

/**
 * Returns the cookies for an origin. By `https` their names begin with `__Host-`, so that neither another host of
 * the same site nor a page by plain HTTP can set one; only a studio on this machine goes without.
 */
export function teamCookies(origin: string): TeamCookies {
  const isSecure = origin.startsWith('https://')
  const create = (name: string, sameSite: 'Strict' | 'Lax', lasting = ''): TeamCookie => {
    const full = `${isSecure ? '__Host-' : ''}${name}`
    const rules = `Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`
    return {
      read: (header) => readCookie(header, full),
      write: (secret) => `${full}=${secret}; ${rules}${lasting}`,
      remove: () => `${full}=; ${rules}; Max-Age=0`,
    }
  }
  return {
    session: create('livery-session', 'Strict'),
    signIn: create('livery-sign-in', 'Lax', '; Max-Age=600'),
  }
}

function readCookie(header = '', name: string): string | undefined {
  const start = `${name}=`
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start))
  const value = pair?.slice(start.length)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}
