import type { Git } from '../git/run-git.ts'

/**
 * Counts the files of a merchant that differ from the last commit, those that git does not know among them; undefined
 * where the workspace is in no repository.
 */
export function countUncommitted(git: Git, root: string, code: string): number | undefined {
  const args = ['status', '--porcelain', '-z', '--untracked-files=all', '--', `merchants/${code}`]
  const { code: exit, bytes } = git(root, args)
  if (exit !== 0) return undefined
  return new TextDecoder().decode(bytes).split('\0').filter(Boolean).length
}
