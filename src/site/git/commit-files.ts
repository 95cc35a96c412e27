import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { describeUnderWay, findRepository, type Repository } from './find-repository.ts'
import { GitRefusal } from './git-refusal.ts'
import { withIndexLock } from './index-lock.ts'
import { type ChangedBytes, type Entry, type PlannedEntry, planEntries } from './plan-entries.ts'
import { type GitInBackground, type GitRun, openGit } from './run-git.ts'

export interface GitPerson {
  readonly name: string
  readonly email: string
}

export interface CommitRequest {
  readonly root: string
  /** The files, by their paths below the root. */
  readonly files: readonly ChangedBytes[]
  readonly author: GitPerson
  readonly committer: GitPerson
  readonly message: string
  /** Writes the files to the disk; returns what takes that back. */
  readonly write: () => () => void
  /** The milliseconds to wait for another git. */
  readonly patienceMs?: number
}

const usualPatience = 10_000

/**
 * Writes changed files and commits exactly these changes, or does neither. What else is not committed stays as it is:
 * other files, what was staged, and other changes of the same file, which this one leaves out value by value. Hooks
 * and signing are those of the repository. Returns the id of the commit; undefined if the last commit has the change.
 * Throws GitRefusal.
 */
export async function commitFiles(request: CommitRequest): Promise<string | undefined> {
  const { root, patienceMs = usualPatience } = request
  const repository = await findRepository(openGit(root), root)
  return await withIndexLock(repository.index, patienceMs, () => commitLocked(repository, request))
}

async function commitLocked(
  repository: Repository,
  request: CommitRequest,
): Promise<string | undefined> {
  const git = openGit(repository.top)
  const obstacle = describeUnderWay(repository)
  if (obstacle !== undefined) throw new GitRefusal(obstacle)
  const files = request.files.map((file) => ({ ...file, path: repository.prefix + file.path }))
  await refuseIgnored(git, files)
  const head = await git(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
  const hasHead = head.code === 0
  const planned = await planEntries(git, files, hasHead)
  const takeBack = request.write()
  try {
    return await commitPlanned(planned, { git, repository, request, hasHead })
  } catch (cause) {
    takeBack()
    throw cause
  }
}

async function refuseIgnored(git: GitInBackground, files: readonly ChangedBytes[]): Promise<void> {
  const paths = files.filter(({ after }) => after).map(({ path }) => path)
  const { code, bytes } = await git(['check-ignore', '-z', '--stdin'], {
    input: paths.join('\0'),
    // The only command that does not know it.
    env: { GIT_LITERAL_PATHSPECS: '0' },
  })
  if (code !== 0) return
  const ignored = bytes.toString().split('\0').filter(Boolean)
  throw new GitRefusal(
    `git ignores ${ignored.join(' and ')}, so it cannot be committed. Nothing was written. Remove the line of .gitignore that names it.`,
  )
}

interface CommitParts {
  readonly git: GitInBackground
  readonly repository: Repository
  readonly request: CommitRequest
  readonly hasHead: boolean
}

/** Commits through an index of its own, so that what is staged stays out of it. */
async function commitPlanned(
  planned: readonly PlannedEntry[],
  { git, repository, request, hasHead }: CommitParts,
): Promise<string | undefined> {
  const { index } = repository
  // In its own folder of git, the index of the next state is renamed and not copied.
  const [own, next] = [`${index}.livery-own`, `${index}.livery-next`]
  const env = { GIT_INDEX_FILE: own }
  try {
    await run(git, ['read-tree', hasHead ? 'HEAD' : '--empty'], { env })
    await writeEntries(repository, own, listEntries(planned, 'tree'))
    if (existsSync(index)) copyFileSync(index, next)
    await writeEntries(repository, next, listEntries(planned, 'staged'))
    const same = hasHead && (await git(['diff-index', '--cached', '--quiet', 'HEAD'], { env }))
    const isChanged = !(same && same.code === 0)
    if (isChanged) await commitIndex(git, env, request)
    renameSync(next, index)
    return isChanged ? (await run(git, ['rev-parse', 'HEAD'])).toString().trim() : undefined
  } finally {
    for (const path of [own, next]) {
      rmSync(path, { force: true })
      rmSync(`${path}.lock`, { force: true })
    }
  }
}

async function commitIndex(
  git: GitInBackground,
  env: { readonly GIT_INDEX_FILE: string },
  { author, committer, message }: CommitRequest,
): Promise<void> {
  await run(git, ['commit', '--quiet', '--cleanup=verbatim', '--file=-'], {
    input: message,
    env: {
      ...env,
      GIT_AUTHOR_NAME: author.name,
      GIT_AUTHOR_EMAIL: author.email,
      GIT_COMMITTER_NAME: committer.name,
      GIT_COMMITTER_EMAIL: committer.email,
    },
  })
}

type NamedEntry = readonly [path: string, entry: Entry | undefined]

function listEntries(planned: readonly PlannedEntry[], side: 'tree' | 'staged'): NamedEntry[] {
  return planned.map((entry) => [entry.path, entry[side]])
}

async function writeEntries(
  { top, noId }: Repository,
  index: string,
  entries: readonly NamedEntry[],
): Promise<void> {
  const lines = entries.map(
    ([path, entry]) => `${entry ? `${entry.mode} ${entry.id}` : `0 ${noId}`}\t${path}\0`,
  )
  await run(openGit(top), ['update-index', '-z', '--index-info'], {
    input: lines.join(''),
    env: { GIT_INDEX_FILE: index },
  })
}

/** Runs git and returns its output. Throws GitRefusal with what git or a hook says. */
async function run(git: GitInBackground, args: readonly string[], how: GitRun = {}) {
  const { code, bytes, problem } = await git(args, how)
  if (code === 0) return bytes
  const answer = (problem + bytes.toString()).replace(/\p{Cc}+/gu, ' ').trim()
  const reason = answer.slice(-1000) || 'it gave no reason'
  throw new GitRefusal(
    args[0] === 'commit'
      ? `The repository refused the commit, so nothing was written. Its hooks, or the program that signs, answered: ${reason}`
      : `git ${args[0]} failed, so nothing was written: ${reason}`,
  )
}
