import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { GitRefusal } from './git-refusal.ts'
import type { GitInBackground } from './run-git.ts'

/** Where git keeps what it knows of a folder. Paths are absolute. */
export interface Repository {
  readonly top: string
  /** The path of the folder below `top`, with a slash at its end; empty for `top` itself. */
  readonly prefix: string
  readonly folder: string
  readonly index: string
  /** The id with which git says that a file is removed. */
  readonly noId: string
}

/** Finds the repository around a folder. Throws GitRefusal. */
export async function findRepository(git: GitInBackground, root: string): Promise<Repository> {
  const asked = await git([
    'rev-parse',
    '--path-format=absolute',
    '--show-toplevel',
    '--git-dir',
    '--git-path',
    'index',
    '--show-object-format',
    '--show-prefix',
  ])
  if (asked.code === undefined)
    throw new GitRefusal('git cannot be run. Install it on the machine that serves the studio.')
  if (asked.code !== 0) throw new GitRefusal(formatNoRepository(root, asked.problem))
  const [top = '', folder = '', index = '', format, prefix = ''] = asked.bytes
    .toString()
    .split('\n')
  return { top, folder, index, prefix, noId: '0'.repeat(format === 'sha256' ? 64 : 40) }
}

function formatNoRepository(root: string, problem: string): string {
  if (problem.includes('dubious ownership'))
    return `The repository of ${root} belongs to another account of this machine, so git does not use it. Run "git config --global --add safe.directory ${root}" as the account that serves the studio.`
  if (problem.includes('must be run in a work tree'))
    return `The repository of ${root} is bare: it has no files of its own. Serve the studio from a clone of it.`
  return `${root} is in no git repository, and each save of the served studio is a commit of its author. Run "git init" there, then commit what it holds.`
}

/** What a person began in a repository and has to end, by the file that git keeps meanwhile. */
const underWay: Readonly<Record<string, string>> = {
  'rebase-merge': 'A rebase is',
  'rebase-apply': 'A rebase or the application of patches is',
  MERGE_HEAD: 'A merge is',
  CHERRY_PICK_HEAD: 'A cherry-pick is',
  REVERT_HEAD: 'A revert is',
  BISECT_LOG: 'A bisection is',
}

/** Returns what is under way in a repository, during which nothing may be committed; undefined for nothing. */
export function describeUnderWay({ folder, top }: Repository): string | undefined {
  const found = Object.entries(underWay).find(([name]) => existsSync(join(folder, name)))
  return found && `${found[1]} under way in ${top}. End it, or take it back, then save again.`
}
