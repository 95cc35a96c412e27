import { record, text } from '../../core/contract/shape-checks.ts'
import { deviceStorage, readKept } from './storage.ts'

/** How much of a login a merchant lets devices keep. */
export type RememberPolicy = 'credentials' | 'username' | 'off'
export interface RememberedLogin {
  readonly username: string
  readonly password?: string
}

/** Removes what the merchant's policy forbids to keep. */
export function removeForbidden(policy: RememberPolicy): void {
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

const hasUsername = record({ username: text })
const hasPassword = record({ password: text })

/** What the device keeps, the password still encoded. */
export function readKeptLogin(): RememberedLogin | undefined {
  return readKept(deviceStorage, 'remPass', (value) => {
    if (!hasUsername(value)) return undefined
    // Just checked.
    const { username, password } = value as RememberedLogin
    return hasPassword(value) && password !== undefined ? { username, password } : { username }
  })
}
