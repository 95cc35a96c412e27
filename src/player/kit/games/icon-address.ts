import type { Category } from '../../../core/contract/categories.ts'
import { useStatus } from '../../state/status.ts'

/** Folder of the icons when the gateway names no CDN, or the named one fails. */
export const builtInFolder = '/cdn/a'
/** Chosen once, so that a visit keeps one CDN (SPEC §2.40 and §12.6). */
const chance = Math.random()

/** Returns the addresses of a vendor's icon, the chosen CDN first and the built-in one last. */
export function useIconAddresses(): (category: Category, vendor: string) => readonly string[] {
  const from = useCdns()
  return (category, vendor) => from(`/${category}/${encodeURIComponent(vendor)}.png`)
}

/** Returns a function for the addresses of a file of the CDN. */
export function useCdns(): (file: string) => readonly string[] {
  const cdns = useStatus().answer?.info.imageCDNs ?? []
  const chosen = pickCdn(cdns, chance)
  return (file) => [...(chosen === undefined ? [] : [chosen + file]), builtInFolder + file]
}

/** Returns one of the CDNs by a number from 0 to below 1, without the slash at its end. */
export function pickCdn(cdns: readonly string[], chance: number): string | undefined {
  return cdns[Math.floor(chance * cdns.length)]?.replace(/\/+$/, '')
}
