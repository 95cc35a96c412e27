import type { Skin } from './skin.ts'

/** What a market demands beyond what every market has. */
export interface SafetyDemands {
  /** The minutes after which a game reminds of the time played, for a member who has not chosen; 0 if a member need not be reminded. */
  readonly reminderMinutes: number
}

/**
 * The demands of markets by the name of their profile (SPEC §12.25). Limits of deposits, pauses and self-exclusion
 * are in every market, and a withdrawal cannot be called back in any.
 */
export const safetyProfiles: Readonly<Record<Skin['safety']['profile'], SafetyDemands>> = {
  default: { reminderMinutes: 0 },
  strict: { reminderMinutes: 60 },
}
