import { builtInFolder, useCdns } from '../games/icon-address.ts'

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
