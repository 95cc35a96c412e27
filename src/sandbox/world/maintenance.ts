import type { WorldVendor } from '../../core/contract/generated/world.ts'
import { hourMs } from '../kit/durations.ts'

/** Returns the start and end of a closed vendor's maintenance; the window moves with the clock. */
export function maintenanceWindow(now: number): {
  readonly maintenanceFrom: number
  readonly maintenanceTo: number
} {
  const maintenanceFrom = Math.floor(now / hourMs) * hourMs
  return { maintenanceFrom, maintenanceTo: maintenanceFrom + 2 * hourMs }
}

/** Returns true if no part of a vendor is open, so that its money stays there. */
export function isVendorInMaintenance({ categories }: WorldVendor): boolean {
  return categories.every(({ maintenance }) => maintenance === true)
}
