import type { Flags } from './generated/config.ts'

interface MerchantFlags {
  readonly flags: Readonly<Flags>
  readonly forceOff: Readonly<Record<string, string | undefined>>
}

/** Returns a merchant's values of flags, with null for each flag that it forces off. */
export function flagDefaultsOf({ flags, forceOff }: MerchantFlags): {
  readonly [F in keyof Flags]: Flags[F] | null
} {
  const forced = Object.keys(forceOff).map((name) => [name, null] as const)
  return { ...flags, ...Object.fromEntries(forced) }
}
