import type { OtherText } from '../../core/contract/generated/studio-api.ts'
import { readRevisions } from '../pictures/read-revisions.ts'

/** The name of the state as it is saved. */
export const now = 'now'
/** The name of what is edited and not saved yet. */
export const edited = 'edited'

/** Returns the revisions of the pictures of a state: one, or one for each picture that is put back in what is edited. */
export function revisionsOf(
  state: string,
  texts: readonly OtherText[],
): string | ReadonlyMap<string, string> | undefined {
  if (state === now) return undefined
  return state === edited ? readRevisions(texts) : state
}
