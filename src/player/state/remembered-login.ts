import { record, text } from '../../core/contract/shape-checks.ts'
import { deviceStorage, readKept } from './storage.ts'

/** The part of a login that a merchant lets devices store. */
export type RememberPolicy = 'credentials' | 'username' | 'off'
export interface RememberedLogin {
  readonly username: string
  readonly password?: string
}

/** Removes the stored data that the merchant's policy forbids. */
export function removeForbidden(policy: RememberPolicy): void {
  const kept = readKeptLogin()
  if (policy === 'off') forgetLogin()
  if (policy === 'username') keepUsername(kept?.username)
}

export function forgetLogin(): void {
  deviceStorage.write('sass', undefined)
  deviceStorage.write('remPass', undefined)
}

/** Stores a user name without a password, or nothing. */
export function keepUsername(username: string | undefined): void {
  forgetLogin()
  if (username !== undefined) deviceStorage.write('remPass', JSON.stringify({ username }))
}

const hasUsername = record({ username: text })
const hasPassword = record({ password: text })

/** Reads the stored login. The password is still encoded. */
export function readKeptLogin(): RememberedLogin | undefined {
  return readKept(deviceStorage, 'remPass', (value) => {
    if (!hasUsername(value)) return undefined
    // Checked above.
    const { username, password } = value as RememberedLogin
    return hasPassword(value) && password !== undefined ? { username, password } : { username }
  })
}
