import { findNearest } from '../config/nearest.ts'
import { flags } from '../contract/flags.ts'

/** That the platform has no such flag, with the nearest that it has. */
export function sayUnknownFlag(name: string): string {
  const nearest = findNearest(name, Object.keys(flags)).name
  const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
  return `The platform has no flag called "${name}".${hint}`
}
