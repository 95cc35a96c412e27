import type { Change } from '../../core/compare/change.ts'

/** A sentence with its place, as a line below a heading; what is about a whole merchant has none. */
export function printChange({ sentence, path, place }: Change): string {
  if (path === '') return `  ${sentence}`
  return `  ${sentence}  ${place ? `${place.file}:${place.line}:${place.column}` : '(the default)'}`
}
