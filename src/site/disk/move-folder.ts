import { lstatSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { findDiskReason, formatDiskError } from './disk-reason.ts'
import { type Replacement, type ReplaceOptions, replaceFiles } from './replace-files.ts'

/** A folder that gets another name, and the files that change with it. */
export interface FolderMove {
  /** Relative to the root. */
  readonly from: string
  readonly to: string
  /** Files that are there, by their paths after the move. */
  readonly files: readonly Replacement[]
}

/**
 * Gives a folder below a root another name, with files that no list of it has, and replaces files: all of it or
 * nothing. Returns what takes all of it back. Throws an error with a sentence for operators if one of them is a link,
 * the name is taken or the disk fails.
 */
export function moveFolder(
  { from, to, files }: FolderMove,
  { root, writes }: Pick<ReplaceOptions, 'root' | 'writes'>,
): () => void {
  const [source, target] = [join(root, from), join(root, to)]
  refuseLink(root, from)
  if (lstatSync(target, { throwIfNoEntry: false }))
    throw new Error(`${to} cannot be written: ${findDiskReason('EEXIST')}. Nothing was changed.`)
  attempt(from, () => renameSync(source, target))
  const moveBack = (): void => renameSync(target, source)
  const replace = (changed: readonly Replacement[]): void =>
    replaceFiles(changed, { root, ready: () => {}, ...(writes && { writes }) })
  try {
    for (const { path } of files) refuseLink(root, path)
    const before = files.map(({ path }) => ({ path, bytes: readFileSync(join(root, path)) }))
    attempt(from, () => replace(files))
    return () => {
      replace(before)
      moveBack()
    }
  } catch (problem) {
    moveBack()
    throw problem
  }
}

function refuseLink(root: string, path: string): void {
  if (lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      `${path} is a symbolic link, which may lead anywhere. Nothing was changed. Put the files themselves there.`,
    )
}

function attempt(path: string, change: () => void): void {
  try {
    change()
  } catch (error) {
    throw new Error(`${path} cannot be renamed: ${formatDiskError(error)} Nothing was changed.`)
  }
}
