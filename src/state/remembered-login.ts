import { deviceStorage } from './storage.ts'

export type RememberPolicy = 'credentials' | 'username' | 'off'
export interface RememberedLogin {
  readonly username: string
  readonly password?: string
}

let policy: RememberPolicy = 'off'

/** Takes the merchant's policy and removes what it forbids to keep (SAFETY.md). */
export function startRememberedLogin(next: RememberPolicy): void {
  policy = next
  const kept = parse(deviceStorage.read('remPass'))
  if (policy === 'off') forgetLogin()
  if (policy === 'username') keep(kept?.username)
}

/** What the login form opens with; with `credentials` only where both items exist (SPEC.md §4). */
export function readRememberedLogin(): RememberedLogin | undefined {
  const kept = parse(deviceStorage.read('remPass'))
  if (!kept) return undefined
  if (policy === 'username') return { username: kept.username }
  const salt = deviceStorage.read('sass')
  if (salt === undefined || kept.password === undefined) return undefined
  const password = decode(kept.password, salt)
  return password === undefined ? undefined : { username: kept.username, password }
}

/** Remembers as much of a login as the policy allows. Encoding is no protection. */
export function rememberLogin({ username, password }: Required<RememberedLogin>): void {
  if (policy !== 'credentials') {
    keep(policy === 'username' ? username : undefined)
    return
  }
  const salt = createSalt()
  deviceStorage.write('sass', salt)
  deviceStorage.write('remPass', JSON.stringify({ username, password: encode(password, salt) }))
}

export function forgetLogin(): void {
  deviceStorage.write('sass', undefined)
  deviceStorage.write('remPass', undefined)
}

function keep(username: string | undefined): void {
  forgetLogin()
  if (username !== undefined) deviceStorage.write('remPass', JSON.stringify({ username }))
}

function parse(text: string | undefined): RememberedLogin | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    if (typeof kept !== 'object' || kept === null || !('username' in kept)) return undefined
    if (typeof kept.username !== 'string') return undefined
    const password = 'password' in kept && typeof kept.password === 'string'
    return password
      ? { username: kept.username, password: String(kept.password) }
      : { username: kept.username }
  } catch {
    return undefined
  }
}

/** Base64 twice with the salt appended (SPEC.md §3). */
function encode(password: string, salt: string): string {
  const bytes = new TextEncoder().encode(password)
  return btoa(btoa(String.fromCharCode(...bytes))) + salt
}

function decode(text: string, salt: string): string | undefined {
  if (!text.endsWith(salt)) return undefined
  try {
    const bytes = atob(atob(text.slice(0, text.length - salt.length)))
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    return undefined
  }
}

function createSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
