import { flags } from '../../core/contract/flags.ts'

/** The gateway's value of each flag that nobody changed. */
export const declaredFlags: Readonly<Record<string, boolean>> = Object.fromEntries(
  Object.entries(flags).map(([name, flag]) => [name, flag.default]),
)
