import { applyFixes } from '../../core/config/apply-fixes.ts'
import { readText } from '../../core/config/edit/edit-text.ts'
import { valueAt } from '../../core/config/edit/edit-value.ts'
import { type Conflict, mergeText } from '../../core/config/edit/merge-text.ts'
import { shortestChange } from '../../core/config/edit/text-draft.ts'
import { sameValue } from '../../core/contract/same-value.ts'
import { applyStep } from './edit-files.ts'
import { type EditSession, type EditStep, type FileRead, startEditSession } from './edit-session.ts'
import type { Journal, JournalFile, MovedFile } from './parse-journal.ts'
import { isPictureFile } from './pictures.ts'

export interface Restored {
  readonly session: EditSession
  /** Empty where the journal fits its files; a moved file is as it is now, and its steps are gone. */
  readonly moved: readonly MovedFile[]
}

/** Returns true if something of a moved file is still to choose. */
export function hasChoices({ conflicts, mine }: MovedFile): boolean {
  return conflicts.length > 0 || mine !== undefined
}

export function journalOf(
  { files, steps, done }: EditSession,
  moved: readonly MovedFile[] = [],
): Journal {
  const kept = [...files].map(([path, { saved, fingerprint, text }]) => ({
    path,
    fingerprint,
    ...(text === saved ? {} : { saved }),
    change: shortestChange(saved, text),
  }))
  const open = moved.filter(hasChoices)
  return { version: 1, files: kept, steps, done, ...(open.length > 0 && { moved: open }) }
}

/**
 * Goes on where a journal stopped. A file that is as the journal knew it has all its steps again;
 * one that was changed underneath keeps the edits that nobody else changed, as one step.
 */
export function restoreSession(
  journal: Journal,
  files: readonly FileRead[],
  { now }: { readonly now: number },
): Restored {
  const known = new Map(journal.files.map((file) => [file.path, file]))
  const isMoved = ({ path, fingerprint }: FileRead): boolean =>
    known.get(path)?.fingerprint !== fingerprint
  const moved = new Set(files.filter(isMoved).map(({ path }) => path))
  const there = new Set(files.map(({ path }) => path))
  const isKept = (file: string): boolean => there.has(file) && !moved.has(file)
  const fresh = startEditSession(files)
  const opened = new Map(
    [...fresh.files].map(([path, file]) => {
      const change = moved.has(path) ? [] : (known.get(path)?.change ?? [])
      return [path, { ...file, text: applyFixes(file.saved, change).text }]
    }),
  )
  const session = { files: opened, ...keepSteps(journal, isKept) }
  const rest = journal.files.filter(({ path }) => !isKept(path))
  const restored = putBack(session, rest, now)
  return { ...restored, moved: carryChoices(journal.moved ?? [], restored) }
}

/**
 * Puts the edits of a journal of another device into the files as they are edited here. What both changed stays as it
 * is here, and is to be chosen.
 */
export function addJournal(
  session: EditSession,
  { files, moved = [] }: Journal,
  { now }: { readonly now: number },
): Restored {
  const edited = files.filter(({ saved }) => saved !== undefined)
  const added = putBack(session, edited, now)
  const all = [...moved, ...added.moved.filter(hasChoices)]
  return { session: added.session, moved: all.map((file) => ({ ...file, from: 'device' })) }
}

/** Joins what was still to choose with what a merge adds; nothing that was typed is lost by a second merge. */
function carryChoices(
  earlier: readonly MovedFile[],
  { session, moved }: Restored,
): readonly MovedFile[] {
  const texts = earlier
    .filter(({ mine }) => mine !== undefined)
    .map((file) => ({ ...file, conflicts: [] }))
  const values = earlier.filter(({ conflicts }) => conflicts.length > 0)
  const carried = values.map(({ mine: _, refused: __, ...file }) => {
    const now = moved.find((one) => one.file === file.file)
    const again = new Set((now?.conflicts ?? []).map(({ path }) => path.join('.')))
    const text = session.files.get(file.file)?.text
    const conflicts = file.conflicts
      .filter(({ path }) => !again.has(path.join('.')))
      .map((conflict) => (text === undefined ? conflict : refreshConflict(conflict, text)))
      .filter(({ mine, theirs }) => !sameValue(mine, theirs))
    return {
      ...file,
      ...now,
      conflicts: [...conflicts, ...(now?.conflicts ?? [])],
    }
  })
  const joined = new Set(carried.map(({ file }) => file))
  return [...texts, ...carried, ...moved.filter(({ file }) => !joined.has(file))]
}

/** Returns a conflict with the value that the file has now. */
function refreshConflict(conflict: Conflict, text: string): Conflict {
  const read = readText({ path: '', text })
  return 'refused' in read ? conflict : { ...conflict, theirs: valueAt(read.value, conflict.path) }
}

/** The steps without what they did to files that are no longer as they knew them. */
function keepSteps(
  { steps, done }: Pick<Journal, 'steps' | 'done'>,
  isKept: (file: string) => boolean,
): Pick<EditSession, 'steps' | 'done'> {
  const strip = (step: EditStep): EditStep => ({
    ...step,
    edits: step.edits.filter(({ file }) => isKept(file)),
    parts: step.parts.filter(({ file }) => isKept(file)),
  })
  const isLeft = ({ parts }: EditStep): boolean => parts.length > 0
  const before = steps.slice(0, done).map(strip).filter(isLeft)
  return { steps: [...before, ...steps.slice(done).map(strip).filter(isLeft)], done: before.length }
}

/** Returns a session without some files, and without what its steps did to them. */
export function forgetFiles(session: EditSession, paths: ReadonlySet<string>): EditSession {
  if (paths.size === 0) return session
  const files = new Map([...session.files].filter(([path]) => !paths.has(path)))
  return { files, ...keepSteps(session, (path) => !paths.has(path)) }
}

function changedTwice(path: string): string {
  const yours = isPictureFile(path) ? 'the picture that you put back' : 'your text'
  return `${path} was changed in another editor too. It is as it is there now; ${yours} is kept to choose.`
}

/** Merges the unsaved edits of files that were changed underneath into them. */
function putBack(session: EditSession, files: readonly JournalFile[], now: number): Restored {
  const merged = new Map(session.files)
  const moved = files.map((file): MovedFile => {
    const none = { file: file.path, kept: [], conflicts: [] }
    const open = merged.get(file.path)
    if (file.saved === undefined) return none
    const mine = applyFixes(file.saved, file.change).text
    if (!open) return { ...none, refused: `${file.path} is gone.`, mine }
    if (open.text === mine) return none
    if (open.text === file.saved) {
      merged.set(file.path, { ...open, text: mine })
      return none
    }
    // Neither CSS nor a picture has values to put in one by one.
    if (file.path.endsWith('.css') || isPictureFile(file.path))
      return { ...none, refused: changedTwice(file.path), mine }
    const result = mergeText({ path: file.path, base: file.saved, mine, theirs: open.text })
    if ('refused' in result) return { ...none, refused: result.message, mine }
    merged.set(file.path, { ...open, text: result.text })
    return { file: file.path, kept: result.kept, conflicts: result.conflicts }
  })
  return { session: applyStep(session, { files: merged, edits: [] }, { now }), moved }
}
