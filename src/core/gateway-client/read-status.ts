import type { SystemStatus } from '../contract/generated/gateway.ts'

export type StatusReading = 'A' | 'B'

/**
 * Reads the state of the platform. The two flags win (maintenance before restriction, SPEC §10.20). If
 * the gateway sends only a number, the merchant's reading decides its meaning.
 */
export function readStatus(
  status: Pick<SystemStatus, 'maintenance' | 'regionRestriction' | 'status'>,
  reading: StatusReading,
): 'open' | 'maintenance' | 'restricted' {
  if (status.maintenance === undefined && status.regionRestriction === undefined) {
    if (status.status === 1) return reading === 'A' ? 'restricted' : 'maintenance'
    if (status.status === 2) return reading === 'A' ? 'maintenance' : 'restricted'
    return 'open'
  }
  if (status.maintenance) return 'maintenance'
  return status.regionRestriction ? 'restricted' : 'open'
}
