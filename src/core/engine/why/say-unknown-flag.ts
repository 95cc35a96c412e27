import { findNearest } from '../../config/nearest.ts'
import { flags } from '../../contract/flags.ts'

/** That the platform has no such flag, with the nearest that it has. */
export function sayUnknownFlag(name: string): string {
  const known = Object.keys(flags)
  const nearest = findNearest(name, known).name
  const hint = nearest === undefined ? `It has ${known.join(', ')}.` : `Did you mean "${nearest}"?`
  return `The platform has no flag called "${name}". ${hint}`
}
