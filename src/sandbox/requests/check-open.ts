import { readStatus } from '../../core/gateway-client/read-status.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import type { SandboxSettings } from '../world/sandbox-settings.ts'

/** Refuses while maintenance or a restricted region closes the platform, as its page is closed. */
export function checkOpen(
  { maintenance, regionRestriction, statusNumber }: SandboxSettings,
  { statusReading }: Pick<SandboxMerchant, 'statusReading'>,
): void {
  const status =
    statusNumber === null ? { maintenance, regionRestriction } : { status: statusNumber }
  const state = readStatus(status, statusReading)
  if (state === 'maintenance') throw new GatewayRefusal('system.upgrading', { status: 503 })
  if (state === 'restricted') throw new GatewayRefusal('system.restricted', { status: 403 })
}
