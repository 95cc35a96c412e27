import { formatValue } from '../../core/compare/format-value.ts'
import { type Conflict, mergeText } from '../../core/config/edit/merge-text.ts'
import { merchantFile } from '../../core/config/files.ts'
import { pathText } from '../../core/config/tree.ts'
import { formatPicture } from '../../core/contract/picture/format-picture.ts'
import { isPicture, readPicture } from '../../core/contract/picture/read-picture.ts'
import { findCommit } from '../git/find-commit.ts'
import { listBlobs } from '../git/open-git-files.ts'
import { findCodes, findRenamed, readUnderPresentCode } from './former-codes.ts'
import type { HistorySource } from './list-history.ts'
import { openObjects } from './open-objects.ts'
import { type LoggedCommit, type LoggedFile, readLog } from './read-log.ts'

/** A file with what it is to hold; undefined for none. */
export interface UndoneFile {
  /** Relative to the root. */
  readonly path: string
  readonly bytes: Uint8Array | undefined
}

/** What undoes a commit for a merchant while later changes stay. */
export interface UndoPlan {
  readonly commit: string
  /** The first line of what its author wrote. */
  readonly subject: string
  /** The files that change. Those of a plan with conflicts are not complete. */
  readonly files: readonly UndoneFile[]
  /** What later changes built on, as sentences without full stops. */
  readonly conflicts: readonly string[]
}

interface UndoQuestion {
  readonly code: string
  readonly commit: string
  /** The one picture whose change is undone, such as `art/logo.svg`; by default all that the commit did. */
  readonly picture?: string | undefined
  /** Texts that replace files; an empty one removes its file. */
  readonly texts?: readonly { readonly path: string; readonly text: string }[]
}

/**
 * Plans to undo what a commit did to the files of a merchant: the change from the commit to the state before it,
 * merged value by value into the files as they are. Throws in the operator's words where the commit did nothing to it.
 */
export function planUndo(source: HistorySource, question: UndoQuestion): UndoPlan {
  const { code, commit: revision, picture, texts = [] } = question
  const { git, root, files } = source
  const commit = findCommit(git, { root, revision })
  const codes = findCodes({ git, root, code, from: 'HEAD' })
  const then = listBlobs(git, root, commit, codes.map(merchantFile))
  const past = codes.find((one) => then.has(merchantFile(one))) ?? code
  const [found] = readLog(git, { root, from: commit, folders: [`merchants/${past}`] })
  const logged = found && readUnderPresentCode(found, [code, past])
  if (logged?.id !== commit)
    throw new Error(
      `The commit ${commit.slice(0, 10)} changed no file of "${code}". If it reached "${code}" through a parent, undo it for the parent.`,
    )
  const renamed = findRenamed({ git, root, code: past, from: commit })
  if (renamed !== undefined)
    throw new Error(
      `The commit ${commit.slice(0, 10)} renamed "${renamed}" to "${past}". Rename it back in place of undoing that: livery rename ${code} ${renamed}.`,
    )
  const asked = picture === undefined ? logged.files : findPicture(logged, code, picture)
  const own = asked.find(({ path }) => path === merchantFile(code))
  if (own && (own.before === undefined || own.after === undefined))
    throw new Error(
      `The commit ${commit.slice(0, 10)} made or removed the whole merchant "${code}", which is not undone value by value. Use git for it.`,
    )
  const objects = openObjects(git, root, undefined)
  const read = (id: string | undefined) => (id === undefined ? undefined : objects.read(id))
  const edited = new Map(texts.map(({ path, text }) => [path, text]))
  const undone = asked.map((file) =>
    undoFile(file, {
      after: read(file.after),
      before: read(file.before),
      now: edited.has(file.path)
        ? bytesOf(edited.get(file.path) || undefined)
        : (files.readBytes?.(file.path) ?? bytesOf(files.read(file.path))),
    }),
  )
  return {
    commit,
    subject: logged.message.split('\n')[0] ?? '',
    files: undone.flatMap(({ file }) => (file ? [file] : [])),
    conflicts: undone.flatMap(({ conflicts }) => conflicts),
  }
}

function findPicture(
  { id, files }: LoggedCommit,
  code: string,
  picture: string,
): readonly LoggedFile[] {
  const found = files.filter(
    ({ path }) => path === `merchants/${code}/${picture}` && isPicture(path),
  )
  if (found.length > 0) return found
  throw new Error(`The commit ${id.slice(0, 10)} changed no picture "${picture}".`)
}

interface ThreeStates {
  /** As the commit left it. */
  readonly after: Uint8Array | undefined
  /** As it was before the commit. */
  readonly before: Uint8Array | undefined
  /** As it is. */
  readonly now: Uint8Array | undefined
}

interface UndoneState {
  /** Undefined if nothing of the commit is left in the file. */
  readonly file?: UndoneFile
  readonly conflicts: readonly string[]
}

function undoFile({ path }: LoggedFile, states: ThreeStates): UndoneState {
  const { after, before, now } = states
  if (isSame(now, before)) return { conflicts: [] }
  // Nobody changed it since, so it goes back byte for byte.
  if (isSame(now, after)) return { file: { path, bytes: before }, conflicts: [] }
  return path.endsWith('.json') && now
    ? undoValues(path, states)
    : { conflicts: [isPicture(path) ? formatPictures(path, states) : formatChanged(path)] }
}

function undoValues(path: string, { after, before, now }: ThreeStates): UndoneState {
  const [base, mine, theirs] = [textOf(after), textOf(before), textOf(now)]
  const merged = mergeText({ path, base, mine, theirs })
  if ('refused' in merged) return { conflicts: [merged.message.replace(/\.$/, '')] }
  const conflicts = merged.conflicts.map((conflict) => formatConflict(path, conflict))
  if (merged.text === theirs) return { conflicts }
  // A file of messages without a message is no file.
  const isEmpty = before === undefined && /^\s*\{\s*\}\s*$/.test(merged.text)
  return { file: { path, bytes: isEmpty ? undefined : bytesOf(merged.text) }, conflicts }
}

/** Formats what a later change made of a value that the commit had set. */
function formatConflict(path: string, { path: at, base, mine, theirs }: Conflict): string {
  const name = `"${pathText(at)}" of ${path}`
  const [left, was, is] = [base, mine, theirs].map(formatState)
  return `${name} was changed again: this commit made it ${left}, it is ${is} now, and it would be ${was} again`
}

function formatState(value: unknown): string {
  return value === undefined ? 'not set' : formatValue(value)
}

/** Formats what a later change made of a picture that the commit had changed. */
function formatPictures(path: string, { after, before, now }: ThreeStates): string {
  const [left, was, is] = [after, before, now].map((bytes) =>
    bytes ? formatPicture(readPicture(path, bytes)) : 'no picture',
  )
  return `the picture ${path} was changed again: this commit left ${left}, it is ${is} now, and it would be ${was} again`
}

function formatChanged(path: string): string {
  return `${path} was changed again as a whole, so what this commit did to it cannot be told from that`
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (!one || !other) return one === other
  return Buffer.compare(one, other) === 0
}

function textOf(bytes: Uint8Array | undefined): string {
  return bytes ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : ''
}

function bytesOf(text: string | undefined): Uint8Array | undefined {
  return text === undefined ? undefined : Buffer.from(text)
}
