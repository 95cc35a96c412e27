import type { FlagName } from '../flags.ts'

/** The contracts that exist while the flag of their kind is on. */
export const contractsOfKinds = {
  DAILYSALCONT3: 'the contracts about a daily salary',
  HOURSAL3: 'the contracts about an hourly salary',
  SIGNCONDIV3: 'the contracts about a dividend',
} as const satisfies { readonly [F in FlagName]?: string }
