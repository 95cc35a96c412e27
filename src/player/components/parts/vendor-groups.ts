import { type Category, categories } from '../../../core/contract/categories.ts'
import type { VendorEntry, Vendors } from '../../../core/contract/generated/gateway.ts'

/** A category in the gateway's order with its vendors in theirs. */
export interface VendorGroup {
  readonly category: Category
  readonly vendors: readonly VendorEntry[]
  /** Games of all its vendors; 0 where the gateway does not count. */
  readonly games: number
}

/** The categories of an answer that the product knows, sorted; a vendor without an entry keeps its name. */
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

/** A mapping is by category, and by game type such as LOTT.LOTT (SPEC §3.19). */
function entriesOf(mapping: Vendors['mapping'], category: Category): readonly VendorEntry[] {
  return [category, `${category}.LOTT`].flatMap((key) =>
    Object.hasOwn(mapping, key) ? (mapping[key] ?? []) : [],
  )
}

export function isCategory(name: string): name is Category {
  return Object.hasOwn(categories, name)
}

/** Whether a vendor is under maintenance at a time of the server's clock, in epoch milliseconds. */
export function isClosed(vendor: VendorEntry, now: number): boolean {
  const { maintenanceFrom = 0, maintenanceTo = 0 } = vendor
  return maintenanceFrom <= now && now < maintenanceTo
}

/** Whether the tiles of a category say "Play now" (SPEC §2.39). */
export function playsNow(category: Category): boolean {
  return category === 'LOTT' || category === 'ELOTT' || category === 'PVP'
}
