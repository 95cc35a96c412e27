import { ownerOfPicture } from '../../core/config/edit/picture-pointer.ts'
import type { StudioArt } from '../../core/contract/generated/studio-api.ts'
import { type EditSession, type FileRead, missingText, startEditSession } from './edit-session.ts'

/** Returns true if a file of a session is a picture, whose text is a pointer. */
export function isPictureFile(path: string): boolean {
  return ownerOfPicture(path) !== undefined
}

/** The pictures of a merchant as they are on the disk. */
interface SavedPictures {
  readonly code: string
  readonly art: readonly StudioArt[]
}

/** Lists those of some paths that are pictures of the merchant, each with a text that names what is saved. */
export function readPictures(
  { code, art }: SavedPictures,
  paths: Iterable<string>,
): readonly FileRead[] {
  const known = new Map(art.map((one) => [`merchants/${code}/${one.path}`, one.fingerprint]))
  return [...new Set(paths)]
    .filter((path) => ownerOfPicture(path) === code)
    .map((path) => {
      const fingerprint = known.get(path)
      // It differs from every pointer to a picture of the past, and from another picture on the disk.
      return fingerprint === undefined
        ? { path, text: '', fingerprint: missingText }
        : { path, text: `picture ${fingerprint}`, fingerprint }
    })
}

/** Returns the session with those of some pictures that it does not have yet. */
export function withPictures(
  session: EditSession,
  saved: SavedPictures,
  paths: Iterable<string>,
): EditSession {
  const fresh = readPictures(saved, paths).filter(({ path }) => !session.files.has(path))
  if (fresh.length === 0) return session
  return { ...session, files: new Map([...session.files, ...startEditSession(fresh).files]) }
}
