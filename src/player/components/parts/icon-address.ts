import type { Category } from '../../../core/contract/categories.ts'
import { useStatus } from '../../state/status.ts'

/** Where icons are when the gateway names no CDN, or the one it named fails. */
const builtIn = '/cdn/a'
/** Drawn once, so that a visit stays with one CDN (SPEC §2.40 and §12.6). */
const draw = Math.random()

/** The addresses of a vendor's icon, the chosen CDN first and the built-in one last. */
export function useIconAddresses(): (category: Category, vendor: string) => readonly string[] {
  const from = useCdns()
  return (category, vendor) => from(`/${category}/${encodeURIComponent(vendor)}.png`)
}

/** The addresses of an avatar: the merchant's name in upper case, then the default folder (SPEC §3.10 and §4.22). */
export function useProfileAddresses(): (merchant: string, iconId: number) => readonly string[] {
  const from = useCdns()
  return (merchant, iconId) => [
    ...from(`/profile/${encodeURIComponent(merchant.toUpperCase())}/${iconId}.png`),
    `${builtIn}/profile/DEFAULT/${iconId}.png`,
  ]
}

function useCdns(): (file: string) => readonly string[] {
  const cdns = useStatus().answer?.info.imageCDNs ?? []
  const chosen = pickCdn(cdns, draw)
  return (file) => [...(chosen === undefined ? [] : [chosen + file]), builtIn + file]
}

/** One of the CDNs by a number from 0 to below 1, without the slash at its end. */
export function pickCdn(cdns: readonly string[], chance: number): string | undefined {
  return cdns[Math.floor(chance * cdns.length)]?.replace(/\/+$/, '')
}
