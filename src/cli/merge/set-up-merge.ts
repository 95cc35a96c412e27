import type { Files } from '../../core/config/files.ts'
import type { Git } from '../../site/git/run-git.ts'

/** The command that git calls with the files of a merge. */
export const mergeDriver = 'npx livery merge %O %A %B %P'

const key = 'merge.livery.driver'

/** Returns true if git merges the files of merchants by value in a folder. */
export function isMergeSetUp(git: Git, root: string): boolean {
  return git(root, ['config', '--get', key]).code === 0
}

/**
 * Sets git up to merge the files of merchants by value, where .gitattributes asks for it and nobody has set it.
 * Returns a note for the operator; undefined if nothing was set.
 */
export function setUpMerge(git: Git, root: string, files: Files): string | undefined {
  if (!files.read('.gitattributes')?.includes('merge=livery')) return undefined
  // git answers 1 for a key that is not set.
  if (git(root, ['config', '--get', key]).code !== 1) return undefined
  if (git(root, ['config', key, mergeDriver]).code !== 0) return undefined
  return `git in this folder now merges the files of merchants value by value, by "livery merge".`
}
