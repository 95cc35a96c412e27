import { ownerOfPicture, readPicturePointer } from '../../core/config/edit/picture-pointer.ts'
import type { Files } from '../../core/config/files.ts'
import { filesOver } from '../../core/config/files-over.ts'
import { listBlobs, readBlobs } from '../git/open-git-files.ts'
import type { Git } from '../git/run-git.ts'
import { filesAfter } from './files-after.ts'
import { findFormerPath } from './former-codes.ts'
import type { UndoneFile } from './plan-undo.ts'

/** The files that a draft replaces. */
export interface DraftSource<F extends Files> {
  readonly git: Git
  readonly root: string
  readonly files: F
}

/** A text that replaces a file, or a pointer to a picture; an empty one removes its file. */
interface DraftText {
  readonly path: string
  readonly text: string
}

/** Opens files with the texts of a draft over them, and with the pictures that its pointers lead to. */
export function openDraftFiles<F extends Files>(
  { git, root, files }: DraftSource<F>,
  texts: readonly DraftText[],
): F {
  const isOfPicture = ({ path }: DraftText): boolean => ownerOfPicture(path) !== undefined
  const pictures = texts.filter(isOfPicture)
  const typed = texts.filter((text) => !isOfPicture(text))
  const over = filesOver(files, typed)
  return pictures.length === 0 ? over : filesAfter(over, readPictures(git, root, pictures))
}

/** Reads the pictures that pointers lead to, all of one revision at once. */
function readPictures(git: Git, root: string, texts: readonly DraftText[]): UndoneFile[] {
  const byRevision = Map.groupBy(texts, ({ text }) => readPicturePointer(text))
  return [...byRevision].flatMap(([revision, pointers]) => {
    const paths = pointers.map(({ path }) => path)
    if (revision === undefined) return paths.map((path) => ({ path, bytes: undefined }))
    const known = readAt(git, root, { revision, paths })
    const readFormer = (path: string): Uint8Array | undefined => {
      const former = findFormerPath({ git, root, revision, path })
      if (former === undefined) return undefined
      return readAt(git, root, { revision, paths: [former] }).get(former)
    }
    return paths.map((path) => ({ path, bytes: known.get(path) ?? readFormer(path) }))
  })
}

interface PastPaths {
  readonly revision: string
  readonly paths: readonly string[]
}

function readAt(
  git: Git,
  root: string,
  { revision, paths }: PastPaths,
): ReadonlyMap<string, Uint8Array> {
  try {
    const found = readBlobs(git, root, listBlobs(git, root, revision, paths))
    return new Map(found.map(([path, bytes]) => [path, Buffer.from(bytes)]))
  } catch {
    // A draft may name a commit that another clone has: then there is no such picture.
    return new Map()
  }
}
