import { useSkin } from '../../registry/skin-context.tsx'
import { useSetting } from '../../state/live.ts'

/** Returns the minimum age of a player: the merchant's, or the gateway's if it is higher. */
export function useLeastAge(): number {
  const { registration } = useSkin()
  const live = Number(useSetting('register.minimumAge') ?? 0)
  return Math.max(registration.minimumAge, Number.isInteger(live) ? live : 0)
}
