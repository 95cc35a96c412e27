import type { Skin } from '../../../../core/contract/skin.ts'

/** Where a vendor's games open: as the merchant says for the vendor, else for all. */
export function opensIn(launch: Skin['lobby']['launch'], vendor: string): 'frame' | 'window' {
  const { in: usual = 'frame', vendors = {} } = launch
  return (Object.hasOwn(vendors, vendor) && vendors[vendor]) || usual
}
