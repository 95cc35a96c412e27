import { readPicturePointer } from '../../core/config/edit/picture-pointer.ts'
import type { OtherText } from '../../core/contract/generated/studio-api.ts'

/** Reads the revision of each picture that a draft puts back, by its path relative to the root. */
export function readRevisions(texts: readonly OtherText[]): ReadonlyMap<string, string> {
  return new Map(
    texts.flatMap(({ path, text }) => {
      const revision = readPicturePointer(text)
      return revision === undefined ? [] : [[path, revision] as const]
    }),
  )
}
