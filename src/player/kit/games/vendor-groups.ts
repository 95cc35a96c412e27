import { type Category, categories } from '../../../core/contract/categories.ts'
import type { VendorEntry, Vendors } from '../../../core/contract/generated/gateway.ts'

/** A category in the gateway's order, with its vendors in theirs. */
export interface VendorGroup {
  readonly category: Category
  readonly vendors: readonly VendorEntry[]
  /** Number of games of all its vendors; 0 when the gateway does not count them. */
  readonly games: number
}

/** Returns the known categories of a response, sorted; a vendor without an entry keeps its name. */
export function groupVendors({ sorting, mapping }: Vendors): readonly VendorGroup[] {
  return [...sorting]
    .sort((one, other) => one.ordinal - other.ordinal)
    .flatMap(({ gameCategory, vendors: codes, vendorNames }) => {
      if (!isCategory(gameCategory)) return []
      const entries = entriesOf(mapping, gameCategory)
      const vendors = codes.map(
        (code, index) =>
          entries.find(({ accountTypeName }) => accountTypeName === code) ?? {
            accountTypeName: code,
            displayName: vendorNames[index] ?? code,
          },
      )
      const games = vendors.reduce((sum, { gameCount = 0 }) => sum + gameCount, 0)
      return [{ category: gameCategory, vendors, games }]
    })
}

/**
 * Returns the entries of a category. A mapping has keys for categories, and for game types such as
 * LOTT.LOTT (SPEC §3.19).
 */
function entriesOf(mapping: Vendors['mapping'], category: Category): readonly VendorEntry[] {
  return [category, `${category}.LOTT`].flatMap((key) =>
    Object.hasOwn(mapping, key) ? (mapping[key] ?? []) : [],
  )
}

export function isCategory(name: string): name is Category {
  return Object.hasOwn(categories, name)
}

/**
 * Returns true if a vendor is under maintenance at a time of the server's clock, in epoch
 * milliseconds.
 */
export function isVendorClosed(vendor: VendorEntry, now: number): boolean {
  const { maintenanceFrom = 0, maintenanceTo = 0 } = vendor
  return maintenanceFrom <= now && now < maintenanceTo
}

/** Returns true if the tiles of a category show "Play now" (SPEC §2.39). */
export function playsNow(category: Category): boolean {
  return category === 'LOTT' || category === 'ELOTT' || category === 'PVP'
}
