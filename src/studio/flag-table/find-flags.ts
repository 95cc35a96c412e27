import { type FlagDeclaration, flags } from '../../core/contract/flags.ts'

/** A flag of the platform by its name. */
export type NamedFlag = readonly [name: string, declared: FlagDeclaration]

/** Returns the flags whose name or title has a word. */
export function findFlags(wanted: string): readonly NamedFlag[] {
  const word = wanted.trim().toLowerCase()
  return Object.entries(flags).filter(([name, { title }]) =>
    [name, title].some((text) => text.toLowerCase().includes(word)),
  )
}
