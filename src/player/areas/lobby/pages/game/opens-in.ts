import type { Skin } from '../../../../../core/contract/skin.ts'

/** Returns where a vendor's games open: the merchant's setting for the vendor, else that for all. */
export function opensIn(launch: Skin['lobby']['launch'], vendor: string): 'frame' | 'window' {
  const { in: fallback = 'frame', vendors = {} } = launch
  return (Object.hasOwn(vendors, vendor) && vendors[vendor]) || fallback
}
