import type { Category } from '../../../core/contract/categories.ts'
import { useStatus } from '../../state/status.ts'

/** Folder of the icons when the gateway names no CDN, or the named one fails. */
const builtInFolder = '/cdn/a'
/** Chosen once, so that a visit keeps one CDN (SPEC §2.40 and §12.6). */
const chance = Math.random()

/** Returns the addresses of a vendor's icon, the chosen CDN first and the built-in one last. */
export function useIconAddresses(): (category: Category, vendor: string) => readonly string[] {
  const from = useCdns()
  return (category, vendor) => from(`/${category}/${encodeURIComponent(vendor)}.png`)
}

/**
 * Returns the addresses of an avatar: the folder with the merchant's name in upper case, then the
 * default folder (SPEC §3.10 and §4.22).
 */
export function useProfileAddresses(): (merchant: string, iconId: number) => readonly string[] {
  const from = useCdns()
  return (merchant, iconId) => [
    ...from(`/profile/${encodeURIComponent(merchant.toUpperCase())}/${iconId}.png`),
    `${builtInFolder}/profile/DEFAULT/${iconId}.png`,
  ]
}

/** Returns the addresses of the picture of a way to pay, by the name that the gateway gives. */
export function useMethodAddresses(): (logo: string) => readonly string[] {
  const from = useCdns()
  return (logo) => from(`/methods/${logo.split('/').map(encodeURIComponent).join('/')}.png`)
}

function useCdns(): (file: string) => readonly string[] {
  const cdns = useStatus().answer?.info.imageCDNs ?? []
  const chosen = pickCdn(cdns, chance)
  return (file) => [...(chosen === undefined ? [] : [chosen + file]), builtInFolder + file]
}

/** Returns one of the CDNs by a number from 0 to below 1, without the slash at its end. */
export function pickCdn(cdns: readonly string[], chance: number): string | undefined {
  return cdns[Math.floor(chance * cdns.length)]?.replace(/\/+$/, '')
}
