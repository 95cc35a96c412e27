import type { Change } from '../../core/compare/change.ts'
import { printPlace } from '../../core/config/source.ts'

/** A sentence with its place, as a line below a heading; what is about a whole merchant has none. */
export function printChange({ sentence, path, place }: Change): string {
  if (path === '') return `  ${sentence}`
  return `  ${sentence}  ${place ? printPlace(place) : '(the default)'}`
}
