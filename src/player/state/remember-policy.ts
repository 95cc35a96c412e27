import type { RememberPolicy } from './remembered-login.ts'
import { deviceStorage } from './storage.ts'

let policy: RememberPolicy = 'off'

export function readRememberPolicy(): RememberPolicy {
  return policy
}

/**
 * Takes the merchant's policy, and removes what it forbids to keep (SPEC §12.1); the code for that
 * comes only where something is kept.
 */
export async function startRememberPolicy(next: RememberPolicy): Promise<void> {
  policy = next
  const kept = deviceStorage.read('remPass') ?? deviceStorage.read('sass')
  if (kept === undefined || policy === 'credentials') return
  const { removeForbidden } = await import('./remembered-login.ts')
  removeForbidden(policy)
}
