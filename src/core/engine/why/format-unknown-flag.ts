import { formatNoFlag } from '../../config/findings.ts'
import { findNearest } from '../../config/nearest.ts'
import { flags } from '../../contract/flags.ts'

/** Formats the message for an unknown flag, with the nearest known one. */
export function formatUnknownFlag(name: string): string {
  const known = Object.keys(flags)
  const nearest = findNearest(name, known).name
  const hint = nearest === undefined ? `It has ${known.join(', ')}.` : `Did you mean "${nearest}"?`
  return `${formatNoFlag(name)}. ${hint}`
}
