import { isPastRevision } from '../../core/config/edit/picture-pointer.ts'
import type { GitInBackground } from './run-git.ts'

export interface PastFile {
  /** A commit by its id or the first digits of it, or the one before it: `1a2b3c4~1`. */
  readonly revision: string
  /** Relative to the folder of the git. */
  readonly path: string
  /** The largest size in bytes. */
  readonly most: number
}

/** Loads a file as a commit has it; undefined where there is none, where it is a link, or where it is too large. */
export async function loadPastFile(
  git: GitInBackground,
  { revision, path, most }: PastFile,
): Promise<Buffer | undefined> {
  if (!isPastRevision(revision)) return undefined
  const listed = await git(['ls-tree', '-l', '-z', revision, '--', path])
  const line = listed.code === 0 ? listed.bytes.toString() : ''
  // A symbolic link has another mode.
  const [, id, size] = /^100\d{3} blob ([0-9a-f]+) +(\d+)\t/.exec(line) ?? []
  if (id === undefined || Number(size) > most) return undefined
  const { code, bytes } = await git(['cat-file', 'blob', id])
  return code === 0 ? bytes : undefined
}
