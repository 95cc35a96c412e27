import { deviceStorage } from './storage.ts'

export type RememberPolicy = 'credentials' | 'username' | 'off'
export interface RememberedLogin {
  readonly username: string
  readonly password?: string
}

let policy: RememberPolicy = 'off'

export function readRememberPolicy(): RememberPolicy {
  return policy
}

/** Takes the merchant's policy and removes what it forbids to keep (SAFETY.md). */
export function startRememberedLogin(next: RememberPolicy): void {
  policy = next
  const kept = readKeptLogin()
  if (policy === 'off') forgetLogin()
  if (policy === 'username') keepUsername(kept?.username)
}

export function forgetLogin(): void {
  deviceStorage.write('sass', undefined)
  deviceStorage.write('remPass', undefined)
}

/** Keeps a name and no password, or nothing. */
export function keepUsername(username: string | undefined): void {
  forgetLogin()
  if (username !== undefined) deviceStorage.write('remPass', JSON.stringify({ username }))
}

/** What the device keeps, the password still encoded. */
export function readKeptLogin(): RememberedLogin | undefined {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read('remPass') ?? '')
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
