import { isPastRevision } from '../../core/config/edit/picture-pointer.ts'
import { loadPastFile, type PastFile } from '../git/load-past-file.ts'
import { openGit, runGit } from '../git/run-git.ts'
import { findFormerPath } from './former-codes.ts'

/** Loads a picture of a merchant as a commit has it, also where the merchant had another code then. */
export async function loadPastPicture(root: string, file: PastFile): Promise<Buffer | undefined> {
  const git = openGit(root)
  const found = await loadPastFile(git, file)
  if (found || !isPastRevision(file.revision)) return found
  const path = findFormerPath({ git: runGit, root, ...file })
  return path === undefined ? undefined : await loadPastFile(git, { ...file, path })
}
