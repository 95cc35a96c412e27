import type { Conflict } from '../../core/config/edit/merge-text.ts'
import type { Fix } from '../../core/config/finding.ts'
import type { Path } from '../../core/config/tree.ts'
import { readJson } from '../../core/contract/read-json.ts'
import { listOf, number, record, text } from '../../core/contract/shape-checks.ts'
import type { EditStep } from './edit-session.ts'

/** A session as plain JSON, to be kept over a reload; it holds what a file was based on only where it was edited. */
export interface Journal {
  readonly version: 1
  readonly files: readonly JournalFile[]
  readonly steps: readonly EditStep[]
  readonly done: number
  /** What is still to choose of files that changed underneath; absent where nothing is. */
  readonly moved?: readonly MovedFile[]
}

export interface JournalFile {
  readonly path: string
  readonly fingerprint: string
  /** The text as it was saved; only of a file with unsaved edits. */
  readonly saved?: string
  /** From the saved text to the edited one. */
  readonly change: readonly Fix[]
}

/** The result of merging the edits of a file that changed on the disk. */
export interface MovedFile {
  readonly file: string
  /** The values that were put into the file as it is now. */
  readonly kept: readonly Path[]
  /** The values that were not; mine and theirs to choose from. */
  readonly conflicts: readonly Conflict[]
  /** Why nothing could be put in, where that is so. */
  readonly refused?: string
  /** The text with the edits that could not be put in. */
  readonly mine?: string
  /** Present if the edits are those of another device of the same person, and the file is as it is edited here. */
  readonly from?: 'device'
}

const isFix = record({ start: number, end: number, insert: text })
const isPart = record({ file: text, redo: listOf(isFix), undo: listOf(isFix) })
const isEdit = record({ file: text, edit: record({ path: Array.isArray }) })
const isStep = record(
  { edits: listOf(isEdit), parts: listOf(isPart), at: number },
  { burst: text, name: text },
)
const isFile = record({ path: text, fingerprint: text, change: listOf(isFix) }, { saved: text })
const isConflict = record({ path: Array.isArray })
const isMoved = record(
  { file: text, kept: listOf(Array.isArray), conflicts: listOf(isConflict) },
  { refused: text, mine: text, from: (value) => value === 'device' },
)
const isJournal = record(
  { version: (value) => value === 1, files: listOf(isFile), steps: listOf(isStep), done: number },
  { moved: listOf(isMoved) },
)

/** A journal as it was kept; undefined where that is no journal. */
export function parseJournal(kept: string): Journal | undefined {
  return readJson(kept, (value) =>
    // Checked field by field above.
    isJournal(value) ? (value as Journal) : undefined,
  )
}
