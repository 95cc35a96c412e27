import type { Change } from '../../compare/change.ts'

/** A sentence with its place, as a line below a heading. */
export function printChange({ sentence, place }: Change): string {
  return `  ${sentence}  ${place ? `${place.file}:${place.line}:${place.column}` : '(the default)'}`
}
