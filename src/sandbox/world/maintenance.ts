import type { WorldVendor } from '../../core/contract/generated/world.ts'

const hourMs = 3_600_000

/** When a vendor that is closed for now was closed, and until when; the window follows the clock. */
export function maintenanceWindow(now: number): {
  readonly maintenanceFrom: number
  readonly maintenanceTo: number
} {
  const maintenanceFrom = Math.floor(now / hourMs) * hourMs
  return { maintenanceFrom, maintenanceTo: maintenanceFrom + 2 * hourMs }
}

/** Whether nothing of a vendor is open, so that its money stays where it is. */
export function isClosed({ categories }: WorldVendor): boolean {
  return categories.every(({ maintenance }) => maintenance === true)
}
