import { valueAt } from '../../core/config/edit/edit-value.ts'
import { type Files, merchantFile } from '../../core/config/files.ts'
import { readMap } from '../../core/config/parse-source.ts'
import { sameValue } from '../../core/contract/same-value.ts'
import { splitMessage } from '../git/audit-trailer.ts'
import { findCommit } from '../git/find-commit.ts'
import type { Blobs } from '../git/open-git-files.ts'
import type { Git } from '../git/run-git.ts'
import { type CommitChanges, createCommitReader, ownerOfPath } from './describe-commit.ts'
import { type MerchantCodes, openUnderPresentCode, readUnderPresentCode } from './former-codes.ts'
import { type Objects, openObjects } from './open-objects.ts'
import type { LoggedCommit } from './read-log.ts'
import { type CommitStates, readMerchantLog } from './read-merchant-log.ts'

/** Where a history is. */
export interface HistorySource {
  readonly git: Git
  readonly root: string
  /** The files of the folder as they are. */
  readonly files: Files
}

/** Which commits of a merchant are listed. */
export interface HistoryQuestion {
  readonly code: string
  /** The greatest number of entries. */
  readonly limit: number
  /** The earliest time of a commit. */
  readonly since?: string | undefined
  /** A part of the name or the address of an author. */
  readonly who?: string | undefined
  /** The dotted path of a value, or of what holds it. */
  readonly path?: string | undefined
  /** The id of the commit after which to go on, or its first digits: that of the entry that was listed last. */
  readonly after?: string | undefined
}

/** A commit that changed a merchant. */
export interface HistoryEntry extends CommitChanges {
  readonly commit: string
  /** ISO 8601. */
  readonly time: string
  readonly author: LoggedCommit['author']
  /** What the author wrote, without trailers. */
  readonly message: string
  /** The number of its entry in the audit log of the served studio. */
  readonly audit?: number
  /** True if it changed a file of the merchant itself. */
  readonly isOwn: boolean
  /** The files in which it sets the value that is asked for. */
  readonly sets?: readonly string[]
}

export interface History {
  /** The newest first. */
  readonly entries: readonly HistoryEntry[]
  readonly hasMore: boolean
}

/** Lists the commits that changed a merchant: by its own files, through its parents, and through the messages. */
export function listHistory(source: HistorySource, question: HistoryQuestion): History {
  const { git, root, files } = source
  const { code, limit, since, after } = question
  const from = findCommit(git, { root, revision: 'HEAD' })
  const objects = openObjects(git, root, files.installed)
  const { commits, codes, statesOf } = readMerchantLog({ git, root, code, from, objects, since })
  const describe = createCommitReader(code)
  const open = createFilesReader(objects, codes)
  const isAsked = createFilter(question, objects)
  if (question.path !== undefined) prepareMerchantFiles(commits, objects)
  const entries: HistoryEntry[] = []
  let isReached = after === undefined
  for (const logged of commits) {
    const states = statesOf(logged)
    const commit = readUnderPresentCode(logged, codesIn(states, codes))
    if (isReached && isAsked(commit)) {
      const paths = commit.files.map(({ path }) => path)
      const sides = { before: states.before.map(open), after: open(states.after), paths }
      const sets = listSettingFiles(commit, question.path, objects)
      const entry = narrow(describe(sides), { code, commit, path: question.path, sets })
      if (entry && entries.length === limit) return { entries, hasMore: true }
      if (entry) entries.push(entry)
    }
    isReached ||= after !== undefined && commit.id.startsWith(after)
  }
  return { entries, hasMore: false }
}

/** Reads every version of the files that set values at once. */
function prepareMerchantFiles(commits: readonly LoggedCommit[], objects: Objects): void {
  const versions = commits
    .flatMap(({ files }) => files.filter(({ path }) => path.endsWith('/merchant.json')))
    .flatMap(({ before, after }) => [before, after])
  objects.prepare(versions.filter((id) => id !== undefined))
}

/** Returns the present code of a merchant, then those that it had in the states around a commit. */
function codesIn({ before, after }: CommitStates, codes: MerchantCodes): MerchantCodes {
  const [code = '', ...former] = codes
  if (former.length === 0) return codes
  const then = [...before, after].map((blobs) => codes.find((one) => blobs.has(merchantFile(one))))
  return [code, ...former.filter((one) => then.includes(one))]
}

/** Opens each state once, under the present code, so that what was resolved of it is found again. */
function createFilesReader(objects: Objects, codes: MerchantCodes): (blobs: Blobs) => Files {
  const opened = new WeakMap<Blobs, Files>()
  return (blobs) => {
    const files = opened.get(blobs) ?? openUnderPresentCode(objects.open(blobs), codes)
    opened.set(blobs, files)
    return files
  }
}

/** Creates what tells without resolving a merchant that a commit is not asked for. */
function createFilter({ who, path }: HistoryQuestion, objects: Objects) {
  const part = who?.toLowerCase()
  return ({ author, files }: LoggedCommit): boolean => {
    const name = `${author.name} <${author.email}>`.toLowerCase()
    if (part !== undefined && !name.includes(part)) return false
    if (path === undefined || !isSetting(path)) return true
    return listChanging({ files }, groupOf(path), objects).length > 0
  }
}

/** Lists the files in which a commit sets a value, also to what was inherited. */
function listSettingFiles(
  commit: LoggedCommit,
  path: string | undefined,
  objects: Objects,
): string[] {
  return path !== undefined && isSetting(path) ? listChanging(commit, path.split('.'), objects) : []
}

function listChanging(
  { files }: Pick<LoggedCommit, 'files'>,
  keys: readonly string[],
  objects: Objects,
): string[] {
  const read = (id: string | undefined): unknown =>
    id === undefined ? undefined : valueIn(objects.read(id), keys)
  return files
    .filter((file) => file.path.endsWith('/merchant.json'))
    .filter(({ before, after }) => !sameValue(read(before), read(after)))
    .map((file) => file.path)
}

/** Returns true for a path in a file `merchant.json`, not that of a message or of art. */
function isSetting(path: string): boolean {
  return !/^(words\.|art\/|documents\/|look)/.test(path)
}

/** Returns the path of what decides on a value: an order is also changed by moves, a colour by another colour. */
function groupOf(path: string): readonly string[] {
  const keys = path.split('.')
  return keys[0] === 'theme' ? ['theme'] : keys.slice(0, Math.max(1, keys.length - 1))
}

function valueIn(bytes: Uint8Array, keys: readonly string[]): unknown {
  const text = new TextDecoder().decode(bytes)
  const map = readMap({ path: 'merchant.json', text })
  // A file that can be parsed holds JSON.
  return map && valueAt(map as Parameters<typeof valueAt>[0], keys)
}

interface EntryParts {
  readonly code: string
  readonly commit: LoggedCommit
  readonly path: string | undefined
  /** The files in which the commit sets the value of the path. */
  readonly sets: readonly string[]
}

/** Returns the entry of a commit with what is asked of it; undefined if nothing of it reached the merchant. */
function narrow(
  { kind, changes: all }: CommitChanges,
  { code, commit, path, sets }: EntryParts,
): HistoryEntry | undefined {
  const { id, time, author, message, files } = commit
  const changes = path === undefined ? all : all.filter((change) => isAt(change.path, path))
  const isOwn = files.some((file) => ownerOfPath(file.path) === code)
  const isLeftOut =
    path === undefined ? kind === 'same' && !isOwn : changes.length + sets.length === 0
  if (isLeftOut) return undefined
  const { text, ...rest } = splitMessage(message)
  // Of the value that is asked for, the changes alone count.
  const shown = path !== undefined && kind === 'changed' && changes.length === 0 ? 'same' : kind
  return {
    commit: id,
    time,
    author,
    message: text,
    ...rest,
    kind: shown,
    isOwn,
    changes,
    ...(path !== undefined && { sets }),
  }
}

/** Returns true if a change is of a value, of something in it, or of what holds it. */
function isAt(changed: string, path: string): boolean {
  return changed === path || changed.startsWith(`${path}.`) || path.startsWith(`${changed}.`)
}
