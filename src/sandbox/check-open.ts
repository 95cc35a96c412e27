import { readStatus } from '../core/gateway-client/read-status.ts'
import { Refusal } from './refusal.ts'
import type { SandboxMerchant } from './world/sandbox-merchant.ts'
import type { Settings } from './world/settings.ts'

/** Refuses while maintenance or a restricted region closes the platform, as its page is closed. */
export function checkOpen(
  { maintenance, regionRestriction, statusNumber }: Settings,
  { statusReading }: Pick<SandboxMerchant, 'statusReading'>,
): void {
  const status =
    statusNumber === null ? { maintenance, regionRestriction } : { status: statusNumber }
  const state = readStatus(status, statusReading)
  if (state === 'maintenance') throw new Refusal('system.upgrading', { status: 503 })
  if (state === 'restricted') throw new Refusal('system.restricted', { status: 403 })
}
