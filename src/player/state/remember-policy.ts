import type { RememberPolicy } from './remembered-login.ts'
import { deviceStorage } from './storage.ts'

let policy: RememberPolicy = 'off'

export function readRememberPolicy(): RememberPolicy {
  return policy
}

/**
 * Sets the merchant's policy, and removes stored data that it forbids (SPEC §12.1). The code that
 * removes it loads only if something is stored.
 */
export async function startRememberPolicy(next: RememberPolicy): Promise<void> {
  policy = next
  const kept = deviceStorage.read('remPass') ?? deviceStorage.read('sass')
  if (kept === undefined || policy === 'credentials') return
  const { removeForbidden } = await import('./remembered-login.ts')
  removeForbidden(policy)
}
