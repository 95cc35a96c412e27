import { readRememberPolicy } from './remember-policy.ts'
import { keepUsername, type RememberedLogin, readKeptLogin } from './remembered-login.ts'
import { deviceStorage } from './storage.ts'

/** Returns the login that the form starts with. The policy `credentials` needs both stored items (SPEC §4.6). */
export function readRememberedLogin(): RememberedLogin | undefined {
  const kept = readKeptLogin()
  if (!kept) return undefined
  if (readRememberPolicy() === 'username') return { username: kept.username }
  const salt = deviceStorage.read('sass')
  if (salt === undefined || kept.password === undefined) return undefined
  const password = decode(kept.password, salt)
  return password === undefined ? undefined : { username: kept.username, password }
}

/** Stores as much of a login as the policy allows. The encoding does not protect the password. */
export function rememberLogin({ username, password }: Required<RememberedLogin>): void {
  const policy = readRememberPolicy()
  if (policy !== 'credentials') {
    keepUsername(policy === 'username' ? username : undefined)
    return
  }
  const salt = createSalt()
  deviceStorage.write('sass', salt)
  deviceStorage.write('remPass', JSON.stringify({ username, password: encode(password, salt) }))
}

/** Encodes a password with Base64 twice and appends the salt (SPEC §3.7). */
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
