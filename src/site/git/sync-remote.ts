import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describeUnderWay, findRepository, type Repository } from './find-repository.ts'
import { GitRefusal } from './git-refusal.ts'
import { withIndexLock } from './index-lock.ts'
import { mergeCommits } from './merge-commits.ts'
import { type GitInBackground, openGit } from './run-git.ts'

export interface SyncRequest {
  readonly root: string
  /** The name of the remote in the configuration of git, such as `origin`. */
  readonly remote: string
  readonly committer: { readonly name: string; readonly email: string }
  /** Runs what changes files while nothing else is saved; the network is not waited for in it. */
  readonly inTurn?: <T>(work: () => Promise<T>) => Promise<T>
  /** Hears of commits that came, once the files have them and before anything is pushed. */
  readonly onArrival?: (arrived: ArrivedCommits) => Promise<void>
}

/** Commits that came: all of `tip` that `own`, the last commit of the branch until then, did not have. */
export interface ArrivedCommits {
  readonly own: string
  readonly tip: string
}

/** What a synchronisation did: commits that came from the remote, and whether something was pushed. */
export interface SyncResult {
  /** The number of commits that came. */
  readonly came: number
  readonly isPushed: boolean
}

/** The protocols by which a remote is reached. Others, such as `ext::`, run commands. */
const protocols = ['file', 'ssh', 'https']
const allowed = ['-c', 'protocol.allow=never'].concat(
  protocols.flatMap((name) => ['-c', `protocol.${name}.allow=always`]),
)
/** How often a push is tried again after somebody else pushed meanwhile. */
const mostRounds = 3

/**
 * Fetches the branch that is checked out from a remote, merges it value by value and pushes the result. A conflict, a
 * rewritten history or a refusal changes nothing here or there. Throws GitRefusal with a sentence that names no
 * credential.
 */
export async function syncRemote(request: SyncRequest): Promise<SyncResult> {
  const { root, remote, inTurn = (work) => work() } = request
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(remote))
    throw new GitRefusal(`"${remote}" cannot be the name of a remote.`)
  const repository = await findRepository(openGit(root), root)
  const git = openGit(repository.top)
  const obstacle = describeUnderWay(repository)
  if (obstacle !== undefined) throw new GitRefusal(obstacle)
  const head = await git(['symbolic-ref', '--quiet', '--short', 'HEAD'])
  if (head.code !== 0)
    throw new GitRefusal(
      'The workspace is on no branch, so nothing is pushed. Check a branch out, such as "git switch main".',
    )
  const sync = { ...request, git, repository, branch: textOf(head.bytes) }
  let came = 0
  for (let round = 1; ; round++) {
    const tip = await fetchTip(sync)
    const arrived = tip === undefined ? undefined : await inTurn(() => takeIn(sync, tip))
    if (arrived) {
      came += arrived.came
      await request.onArrival?.(arrived)
    }
    const now = await readCommit(sync, 'HEAD')
    if (now === tip) return { came, isPushed: false }
    const pushed = await push(sync, now)
    if (pushed === undefined) return { came, isPushed: true }
    if (!pushed.isLate || round === mostRounds) throw new GitRefusal(pushed.sentence)
  }
}

interface Sync extends SyncRequest {
  readonly git: GitInBackground
  readonly repository: Repository
  readonly branch: string
}

/** Fetches what the remote has of the branch; undefined if it has no such branch yet. */
async function fetchTip(sync: Sync): Promise<string | undefined> {
  const { git, remote, branch } = sync
  const listed = await git([...allowed, 'ls-remote', '--exit-code', remote, `refs/heads/${branch}`])
  if (listed.code === 2) return undefined
  if (listed.code !== 0) throw new GitRefusal(describeRemote('be reached', sync, listed.problem))
  const fetched = await git([
    ...allowed,
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    remote,
    `+refs/heads/${branch}:${trackingRef(sync)}`,
  ])
  if (fetched.code !== 0) throw new GitRefusal(describeRemote('be fetched', sync, fetched.problem))
  const tip = await readCommit(sync, trackingRef(sync))
  const seen = await git(['rev-parse', '--verify', '--quiet', seenRef(sync)])
  if (seen.code === 0 && !(await isAncestor(sync, textOf(seen.bytes), tip)))
    throw new GitRefusal(
      `The history of "${branch}" at ${remote} was rewritten, so nothing is taken from there or pushed. Compare both with "git log ${branch}...${remote}/${branch}", merge by hand, then run "git update-ref -d ${seenRef(sync)}".`,
    )
  return tip
}

/** Takes commits of the remote into the branch and the folder; returns them, or undefined where none came. */
async function takeIn(
  sync: Sync,
  tip: string,
): Promise<(ArrivedCommits & { readonly came: number }) | undefined> {
  const { git, repository, committer, remote, branch } = sync
  return withIndexLock(repository.index, usualPatience, async () => {
    const own = await readCommit(sync, 'HEAD')
    const came = Number(textOf((await run(sync, ['rev-list', '--count', `${own}..${tip}`])).bytes))
    if (came > 0) {
      const isAhead = await isAncestor(sync, own, tip)
      const next = isAhead
        ? tip
        : await mergeCommits({ git, own, tip, committer, what: `${remote}/${branch}` })
      await moveTo(sync, own, next)
    }
    await run(sync, ['update-ref', seenRef(sync), tip])
    return came > 0 ? { own, tip, came } : undefined
  })
}

const usualPatience = 10_000

interface MovedFile {
  readonly path: string
  readonly mode: string
  /** The ids of its contents. */
  readonly before: string
  readonly after: string
}

/** Moves the branch, the index and the files from one commit to another; refuses where a file has other changes. */
async function moveTo(sync: Sync, own: string, next: string): Promise<void> {
  const changes = await listMoved(sync, own, next)
  const index = await stage(sync, changes)
  for (const change of changes) await refuseEdited(sync, change)
  for (const change of changes) await moveFile(sync, change)
  await run(sync, ['update-ref', '-m', 'livery: merge', `refs/heads/${sync.branch}`, next, own])
  renameSync(index, sync.repository.index)
}

/**
 * Puts changed files into a copy of the index, and returns its path. Refuses a path that git does not take, because it
 * leads into .git or out of the folder.
 */
async function stage({ git, repository }: Sync, changes: readonly MovedFile[]): Promise<string> {
  const { index } = repository
  const copy = `${index}.livery-next`
  if (existsSync(index)) copyFileSync(index, copy)
  const lines = changes.map(
    ({ path, mode, after }) => `${isGone(mode) ? '0' : mode} ${after}\t${path}\0`,
  )
  const env = { GIT_INDEX_FILE: copy }
  await run({ git }, ['update-index', '-z', '--index-info'], { input: lines.join(''), env })
  const { bytes } = await run({ git }, ['ls-files', '-z', '--cached'], { env })
  const taken = new Set(new TextDecoder().decode(bytes).split('\0'))
  const left = changes.find(({ path, mode }) => !isGone(mode) && !taken.has(path))
  if (left)
    throw new GitRefusal(
      `${left.path} is at the remote, and is no path of a file in a repository. Remove it there.`,
    )
  return copy
}

async function listMoved(sync: Sync, own: string, next: string): Promise<MovedFile[]> {
  const asked = ['diff-tree', '-r', '-z', '--no-renames', '--raw', own, next]
  const parts = new TextDecoder().decode((await run(sync, asked)).bytes).split('\0')
  const changes: MovedFile[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, mode = '', before = '', after = ''] = (parts[at] ?? '').slice(1).split(' ')
    changes.push({ path: parts[at + 1] ?? '', mode, before, after })
  }
  return changes
}

/** Refuses a link, which may lead anywhere, and a file that is neither as it was nor as it is to be, which a killed process left. */
async function refuseEdited(sync: Sync, { path, mode, before, after }: MovedFile): Promise<void> {
  if (!isGone(mode) && !mode.startsWith('100'))
    throw new GitRefusal(
      `${path} is a link at the remote, so nothing is taken from there. Remove it there.`,
    )
  if (isBelowLink(sync.repository.top, path))
    throw new GitRefusal(
      `${path} was changed at the remote, and a folder of that path is a link in the workspace. Remove the link.`,
    )
  const file = join(sync.repository.top, path)
  const isThere = existsSync(file)
  const found = isThere ? await run(sync, ['hash-object', `--path=${path}`, file]) : undefined
  const id = found ? textOf(found.bytes) : sync.repository.noId
  if (id === before || id === after) return
  throw new GitRefusal(
    `${path} was changed at the remote, and has changes in the workspace that are not committed. Commit them there; then it is merged.`,
  )
}

/** Returns true if a folder on the way to a path is a link, which may lead anywhere. */
function isBelowLink(top: string, path: string): boolean {
  const steps = path.split('/').slice(0, -1)
  return steps.some((_, at) =>
    lstatSync(join(top, ...steps.slice(0, at + 1)), { throwIfNoEntry: false })?.isSymbolicLink(),
  )
}

async function moveFile(sync: Sync, { path, mode, after }: MovedFile): Promise<void> {
  const file = join(sync.repository.top, path)
  if (isGone(mode)) return rmSync(file, { force: true })
  const { bytes } = await run(sync, ['cat-file', '--filters', `--path=${path}`, after])
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.livery-new`, bytes)
  renameSync(`${file}.livery-new`, file)
}

function isGone(mode: string): boolean {
  return mode === '000000'
}

/** Pushes a commit; returns why it was refused, and whether somebody else was earlier. */
async function push(sync: Sync, commit: string) {
  const { git, remote, branch } = sync
  const target = `${commit}:refs/heads/${branch}`
  const { code, bytes, problem } = await git([...allowed, 'push', '--porcelain', remote, target])
  if (code === 0) {
    await run(sync, ['update-ref', seenRef(sync), commit])
    return undefined
  }
  const answer = `${textOf(bytes)} ${problem}`
  return {
    isLate: /fetch first|non-fast-forward|cannot lock ref/.test(answer),
    sentence: describeRemote('take what was saved', sync, answer),
  }
}

function trackingRef({ remote, branch }: Sync): string {
  return `refs/remotes/${remote}/${branch}`
}

/** Names the commit of the remote that was last taken in or pushed. */
function seenRef({ remote, branch }: Sync): string {
  return `refs/livery/${remote}/${branch}`
}

async function isAncestor({ git }: Sync, older: string, newer: string): Promise<boolean> {
  return (await git(['merge-base', '--is-ancestor', older, newer])).code === 0
}

async function readCommit(sync: Sync, name: string): Promise<string> {
  return textOf((await run(sync, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])).bytes)
}

async function run({ git }: Pick<Sync, 'git'>, ...asked: Parameters<GitInBackground>) {
  const end = await git(...asked)
  if (end.code === 0) return end
  throw new GitRefusal(`git ${asked[0][0]} failed: ${hideCredentials(end.problem)}`)
}

function describeRemote(what: string, { remote }: Sync, answer: string): string {
  const reason = hideCredentials(answer) || 'it gave no reason'
  return `${remote} cannot ${what}. Saves stay in the workspace and are tried again. Git answered: ${reason}`
}

/** Removes names and passwords of addresses, and what a terminal would obey. */
function hideCredentials(text: string): string {
  return text
    .replace(/([a-z][a-z0-9+.-]*:\/\/)[^\s/'"]*@/gi, '$1')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(-600)
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).trim()
}
