import { takeSnapshot } from '../../core/compare/compare-states.ts'
import { merchantFile } from '../../core/config/files.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { type Blobs, listBlobs } from '../git/open-git-files.ts'
import type { Git } from '../git/run-git.ts'
import { findCodes, type MerchantCodes } from './former-codes.ts'
import type { Objects } from './open-objects.ts'
import { type LoggedCommit, readLog } from './read-log.ts'

/** The files of a merchant, its parents and the messages before and after a commit, by path. */
export interface CommitStates {
  /** One for each parent of the commit. */
  readonly before: readonly Blobs[]
  readonly after: Blobs
}

interface MerchantLogQuestion {
  readonly git: Git
  readonly root: string
  readonly code: string
  /** The commit from which to read back. */
  readonly from: string
  readonly objects: Objects
  readonly since?: string | undefined
}

/** The commits that changed what a merchant is made of. */
export interface MerchantLog {
  readonly commits: readonly LoggedCommit[]
  /** The codes that the merchant has had. */
  readonly codes: MerchantCodes
  /** Returns the states around a commit. Those of commits are asked for in their order. */
  readonly statesOf: (commit: LoggedCommit) => CommitStates
}

/** Reads the commits that changed a merchant, the parents that it has or once had, or the messages. */
export function readMerchantLog(question: MerchantLogQuestion): MerchantLog {
  const { git, root, from, since } = question
  const codes = findCodes(question)
  const owners = findOwners(question, codes)
  const folders = [...owners.map((code) => `merchants/${code}`), 'locales', ownBlocksFolder]
  const commits = readLog(git, { root, from, folders, since })
  return { commits, codes, statesOf: createStateReader({ git, root, from, folders }) }
}

/** Returns the codes of all merchants whose files a merchant was ever made of. */
function findOwners(
  { git, root, code, from, objects }: MerchantLogQuestion,
  codes: MerchantCodes,
): string[] {
  const known = takeSnapshot(objects.open(listBlobs(git, root, from)))
  const owners = new Set([...codes, ...known.chainOf(code), ...known.lookOwnersOf(code)])
  const asked = new Set<string>()
  for (let fresh = [...owners]; fresh.length > 0; fresh = [...owners].filter(notIn(asked))) {
    for (const one of fresh) asked.add(one)
    const changes = readLog(git, { root, from, folders: fresh.map(merchantFile) })
    const ids = changes.flatMap(({ files }) => files.map(({ before }) => before))
    const earlier = [...new Set(ids.filter((id) => id !== undefined))]
    objects.prepare(earlier)
    for (const id of earlier)
      for (const named of listNamedMerchants(objects.read(id))) owners.add(named)
  }
  return [...owners]
}

function notIn(set: ReadonlySet<string>): (one: string) => boolean {
  return (one) => !set.has(one)
}

/** Returns the merchants that a file takes values or a look from, without parsing it. */
export function listNamedMerchants(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes)
  return Array.from(
    text.matchAll(/"(?:extends|look)"\s*:\s*"([a-z][a-z0-9-]{1,31})"/g),
    ([, code = '']) => code,
  )
}

interface StateSources {
  readonly git: Git
  readonly root: string
  readonly from: string
  readonly folders: readonly string[]
}

/** Creates the states around commits: that before one is that after its parent, so only the newest is listed. */
function createStateReader({ git, root, from, folders }: StateSources) {
  const known = new Map<string, Blobs>()
  let newest: Blobs | undefined
  return (commit: LoggedCommit): CommitStates => {
    let after = known.get(commit.id)
    if (!after && newest === undefined) {
      newest = listBlobs(git, root, from, folders)
      after = newest
    }
    after ??= listBlobs(git, root, commit.id, folders)
    const before = takeBack(after, commit)
    known.delete(commit.id)
    const [first, ...others] = commit.parents
    if (first !== undefined) known.set(first, before)
    return { before: [before, ...others.map((id) => listBlobs(git, root, id, folders))], after }
  }
}

/** Returns the files before a commit, from those after it. */
export function takeBack(after: Blobs, { files }: LoggedCommit): Blobs {
  const before = new Map(after)
  for (const { path, before: id } of files) {
    if (id === undefined) before.delete(path)
    else before.set(path, id)
  }
  return before
}
