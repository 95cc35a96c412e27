import { useSkin } from '../../registry/skin-context.tsx'
import { useSetting } from '../../state/live.ts'

/** The age a player must have: the merchant's, or the gateway's where that is higher. */
export function useLeastAge(): number {
  const { registration } = useSkin()
  const live = Number(useSetting('register.minimumAge') ?? 0)
  return Math.max(registration.minimumAge, Number.isInteger(live) ? live : 0)
}
