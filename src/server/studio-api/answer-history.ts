import { ownerOfPicture, writePicturePointer } from '../../core/config/edit/picture-pointer.ts'
import type {
  Comparison,
  ComparisonBody,
  FileSides,
  HistoryEntry,
  HistoryPage,
  HistoryQuery,
  PastChange,
  UndoBody,
  UndoPlan,
} from '../../core/contract/generated/studio-api.ts'
import { findCommit } from '../../site/git/find-commit.ts'
import { listBlobs } from '../../site/git/open-git-files.ts'
import { findReleases, type ReleasedCommit } from '../../site/history/find-releases.ts'
import { findCodes, openUnderPresentCode } from '../../site/history/former-codes.ts'
import {
  type HistorySource,
  type HistoryEntry as ListedEntry,
  listHistory,
} from '../../site/history/list-history.ts'
import { openDraftFiles } from '../../site/history/open-draft-files.ts'
import { openObjects } from '../../site/history/open-objects.ts'
import { planUndo, type UndoneFile } from '../../site/history/plan-undo.ts'
import { listPlayerChanges } from './list-player-changes.ts'
import { ownerOf } from './merchant-paths.ts'

const usualLimit = 20
/** A commit of a translator has thousands. */
const mostChanges = 200

interface HistoryQuestion {
  readonly code: string
  readonly asked: HistoryQuery
  /** The releases that changed the merchant, the oldest first. */
  readonly releases: readonly ReleasedCommit[]
}

/** Reads a page of the history of a merchant. */
export function readHistory(source: HistorySource, question: HistoryQuestion): HistoryPage {
  const { code, asked, releases } = question
  try {
    const { entries, hasMore } = listHistory(source, { code, limit: usualLimit, ...asked })
    const carried = findReleases(source.git, source.root, releases)
    return {
      entries: entries.map((entry) => {
        const release = carried.get(entry.commit)
        return { ...writeEntry(entry), ...(release !== undefined && { release }) }
      }),
      hasMore,
    }
  } catch (cause) {
    return { entries: [], hasMore: false, untold: messageOf(cause) }
  }
}

function writeEntry({ author, changes, sets, ...entry }: ListedEntry): HistoryEntry {
  return {
    ...entry,
    author: author.name,
    email: author.email,
    changes: changes.slice(0, mostChanges).map(writeChange),
    ...(changes.length > mostChanges && { more: changes.length - mostChanges }),
    ...(sets && { sets: [...sets] }),
  }
}

function writeChange(change: ListedEntry['changes'][number]): PastChange {
  const { kind, path, sentence, from, picture } = change
  return {
    // What only follows from another change is no part of a history.
    kind: kind as PastChange['kind'],
    path,
    sentence,
    ...(from !== undefined && { from }),
    ...(picture && { picture }),
  }
}

/** Compares two states of a merchant: as sentences, and the texts of its own files. */
export function comparePastStates(
  source: HistorySource,
  code: string,
  { before, after, texts = [] }: ComparisonBody,
): Comparison {
  const { git, root, files } = source
  const objects = openObjects(git, root, files.installed)
  try {
    const codes = findCodes({ git, root, code, from: 'HEAD' })
    const open = (state: string) => {
      if (state === 'now') return files
      if (state === 'edited') return openDraftFiles(source, texts)
      const commit = findCommit(git, { root, revision: state })
      return openUnderPresentCode(objects.open(listBlobs(git, root, commit)), codes)
    }
    const sides = { before: open(before), after: open(after) }
    return { ...listPlayerChanges(sides, code), files: listDifferences(sides, code) }
  } catch (cause) {
    return { changes: [], files: [], untold: messageOf(cause) }
  }
}

interface StateFiles {
  readonly before: HistorySource['files']
  readonly after: HistorySource['files']
}

function listDifferences({ before, after }: StateFiles, code: string): FileSides[] {
  const inFolder = (files: HistorySource['files'], folder: string): string[] =>
    files.list(folder).map((name) => `${folder}/${name}`)
  const folders = ['', '/messages', '/look', '/documents'].map((name) => `merchants/${code}${name}`)
  const paths = folders.flatMap((folder) => [
    ...inFolder(before, folder),
    ...inFolder(after, folder),
  ])
  return [...new Set(paths)]
    .filter((path) => ownerOf(path) === code)
    .map((path) => ({ path, before: before.read(path) ?? '', after: after.read(path) ?? '' }))
    .filter((sides) => sides.before !== sides.after)
}

/** Plans to undo a commit in what is edited of a merchant; its texts are not saved yet. */
export function planTextUndo(
  source: HistorySource,
  code: string,
  { commit, picture, texts }: UndoBody,
): UndoPlan {
  try {
    const pictures = texts.filter(({ path }) => ownerOfPicture(path) !== undefined)
    const edited = { ...source, files: openDraftFiles(source, pictures) }
    const typed = texts.filter((text) => !pictures.includes(text))
    const { subject, files, conflicts, ...plan } = planUndo(edited, {
      code,
      commit,
      picture,
      texts: typed,
    })
    const isOther = ({ path }: UndoneFile): boolean =>
      ownerOf(path) !== code && ownerOfPicture(path) !== code
    return {
      subject,
      texts: files
        .filter((file) => !isOther(file))
        .map((file) => ({ path: file.path, text: writeText(file, plan.commit) })),
      others: files.filter(isOther).map(({ path }) => path),
      conflicts: [...conflicts],
    }
  } catch (cause) {
    return { subject: '', texts: [], others: [], conflicts: [], untold: messageOf(cause) }
  }
}

/** Writes what a file is to hold without a commit: a text, or a pointer to the picture before the commit. */
function writeText({ path, bytes }: UndoneFile, commit: string): string {
  if (!bytes) return ''
  return ownerOfPicture(path) === undefined
    ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    : writePicturePointer(`${commit}~1`)
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
