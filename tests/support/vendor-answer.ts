import type { Vendors } from '../../src/core/contract/generated/gateway.ts'

/** An answer with one category whose vendors are named by letters, the last one under maintenance. */
export function vendorAnswer(
  gameCategory: string,
  count: number,
  translate = (word: string): string => word,
): Vendors {
  const names = Array.from({ length: count }, (_, index) => `V${index + 1}`)
  const entries = names.map((name, index) => ({
    accountTypeName: name,
    displayName: translate(`Vendor ${name}`),
    ...(index === count - 1 && { maintenanceFrom: 0, maintenanceTo: Date.now() + 60_000 }),
  }))
  return {
    sorting: [{ gameCategory, ordinal: 1, vendorNames: names, vendors: names }],
    mapping: { [gameCategory]: entries },
  }
}
