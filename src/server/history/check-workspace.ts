import { existsSync } from 'node:fs'
import { count } from '../../core/config/count.ts'
import { sourceFolders } from '../../core/config/files.ts'
import { describeUnderWay, findRepository } from '../../site/git/find-repository.ts'
import { GitRefusal } from '../../site/git/git-refusal.ts'
import { formatLocked, isAbandoned } from '../../site/git/index-lock.ts'
import { type GitInBackground, openGit } from '../../site/git/run-git.ts'

/**
 * Checks before a studio is served that its saves can be committed. Returns what an operator should know; throws
 * GitRefusal where no save could be committed.
 */
export async function checkWorkspaceHistory(root: string): Promise<string[]> {
  const git = openGit(root)
  const repository = await findRepository(git, root)
  const head = await git(['rev-parse', '--verify', '--quiet', 'HEAD'])
  if (head.code !== 0)
    throw new GitRefusal(
      `The repository of ${root} has no commit yet, so nothing of a save could be told from what is there already. Run "git add ." and "git commit" there.`,
    )
  const ignored = await git(['check-ignore', '--quiet', 'merchants'], {
    env: { GIT_LITERAL_PATHSPECS: '0' },
  })
  if (ignored.code === 0)
    throw new GitRefusal(
      `git ignores the folder merchants of ${root}, so no save can be committed. Remove the line of .gitignore that names it.`,
    )
  const lock = `${repository.index}.lock`
  const isLocked = existsSync(lock) && !isAbandoned(lock)
  return [
    describeUnderWay(repository),
    isLocked ? formatLocked(lock) : undefined,
    await describeDetached(git, root),
    await describeUncommitted(git, root),
  ].filter((line) => line !== undefined)
}

async function describeDetached(git: GitInBackground, root: string): Promise<string | undefined> {
  const branch = await git(['symbolic-ref', '--quiet', 'HEAD'])
  return branch.code === 0
    ? undefined
    : `The repository of ${root} is on no branch, so its saves would be commits that nothing names. Check a branch out, such as "git switch main".`
}

async function describeUncommitted(git: GitInBackground, root: string) {
  const { bytes } = await git([
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '--',
    ...sourceFolders,
  ])
  const paths = bytes
    .toString()
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
  if (paths.length === 0) return undefined
  const named = paths.slice(0, 3).join(', ') + (paths.length > 3 ? ', …' : '')
  return `${count(paths.length, 'file')} of ${root} ${paths.length === 1 ? 'has' : 'have'} changes that are not committed (${named}). Saves leave them out. Commit them.`
}
