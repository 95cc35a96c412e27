import { diffArrays } from 'diff'

/** An entry of two lists: in both in the same order, or in one of them. */
export interface DiffEntry {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** Returns two lists as one, with the fewest entries that are in one of them alone. */
export function diffLists(before: readonly string[], after: readonly string[]): DiffEntry[] {
  return diffArrays([...before], [...after]).flatMap(({ value, added, removed }) =>
    value.map((text): DiffEntry => ({ kind: added ? 'new' : removed ? 'gone' : 'same', text })),
  )
}

/** Returns the entries of a longest run that both lists have in the same order. */
export function findCommon(before: readonly string[], after: readonly string[]): Set<string> {
  return new Set(
    diffLists(before, after).flatMap(({ kind, text }) => (kind === 'same' ? [text] : [])),
  )
}
