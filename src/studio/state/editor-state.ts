import { applyFixes } from '../../core/config/apply-fixes.ts'
import type { Edit } from '../../core/config/edit/edit.ts'
import type { Conflict } from '../../core/config/edit/merge-text.ts'
import type { Fix } from '../../core/config/finding.ts'
import type {
  OtherText,
  SpokenLanguage,
  StudioArt,
} from '../../core/contract/generated/studio-api.ts'
import { applyStep, editFiles } from '../model/edit-files.ts'
import {
  type EditSession,
  type FileEdit,
  type FileRead,
  keepSavedVersions,
  missingText,
  redo,
  stepTo,
  undo,
  unsavedFiles,
} from '../model/edit-session.ts'
import {
  addJournal,
  forgetFiles,
  hasChoices,
  journalOf,
  type Restored,
  restoreSession,
} from '../model/journal.ts'
import type { Journal, MovedFile } from '../model/parse-journal.ts'
import { isPictureFile, readPictures, withPictures } from '../model/pictures.ts'

/** The editor state of one merchant; immutable. */
export interface EditorState {
  readonly code: string
  readonly session: EditSession
  readonly art: readonly StudioArt[]
  /** The languages that the platform has messages in. */
  readonly languages: readonly SpokenLanguage[]
  /** Files that were changed underneath, with what is still to choose. */
  readonly moved: readonly MovedFile[]
  /** Why the last edit was not made. */
  readonly refusal?: string
}

export type EditorAction =
  | {
      readonly act: 'edit'
      readonly edits: readonly FileEdit[]
      readonly burst?: string
      readonly name?: string
    }
  /** A whole text, as typed or merged. */
  | {
      readonly act: 'write'
      readonly texts: readonly OtherText[]
      readonly burst?: string
      readonly name: string
    }
  | { readonly act: 'fix'; readonly file: string; readonly fix: Fix; readonly name: string }
  | { readonly act: 'undo' }
  | { readonly act: 'redo' }
  /** Undoes or redoes until so many steps are done. */
  | { readonly act: 'stepTo'; readonly done: number }
  | { readonly act: 'saved'; readonly files: readonly FileRead[] }
  /** Files as they are now, some of them changed underneath. */
  | {
      readonly act: 'merge'
      readonly files: readonly FileRead[]
      readonly art: readonly StudioArt[]
    }
  | { readonly act: 'art'; readonly art: readonly StudioArt[] }
  /** Settles a value that both sides changed. */
  | {
      readonly act: 'choose'
      readonly file: string
      readonly conflict: Conflict
      readonly side: 'mine' | 'theirs'
    }
  /** Takes the text that could not be merged, or gives it up. */
  | {
      readonly act: 'chooseText'
      readonly moved: MovedFile
      readonly side: 'mine' | 'theirs'
      readonly name: string
    }
  /** Goes on with the edits of another device. */
  | { readonly act: 'takeOver'; readonly journal: Journal }
  | { readonly act: 'settle'; readonly file: string }
  | { readonly act: 'dismiss' }

/** Returns the editor state after an action; `now` is in epoch milliseconds. */
export function reduceEditor(
  editor: EditorState,
  act: EditorAction & { readonly now: number },
): EditorState {
  const { refusal: _, ...rest } = editor
  const { session } = editor
  switch (act.act) {
    case 'edit': {
      const next = editFiles(session, act.edits, act)
      return 'refused' in next ? { ...editor, refusal: next.message } : { ...rest, session: next }
    }
    case 'write':
      return { ...rest, session: writeTexts(openPictures(editor, act.texts), act) }
    case 'fix': {
      const texts = [{ path: act.file, text: fixText(session, act) }]
      return { ...rest, session: writeTexts(session, { ...act, texts }) }
    }
    case 'undo':
      return { ...rest, session: undo(session) }
    case 'redo':
      return { ...rest, session: redo(session) }
    case 'stepTo':
      return { ...rest, session: stepTo(session, act.done) }
    case 'saved':
      return { ...rest, session: keepSaved(session, act.files) }
    case 'merge':
      return { ...rest, art: act.art, ...mergeFiles(editor, act) }
    case 'art':
      return { ...rest, art: act.art, ...mergePictures(editor, act) }
    case 'choose':
      return choose(editor, act)
    case 'chooseText':
      return { ...rest, ...chooseText(editor, act) }
    case 'takeOver':
      return { ...rest, ...takeOver(editor, act) }
    case 'settle':
      return {
        ...rest,
        moved: editor.moved.filter((one) => one.file !== act.file || hasChoices(one)),
      }
    case 'dismiss':
      return rest
  }
}

/** The offsets of a finding do not count a byte order mark. */
function fixText(
  { files }: EditSession,
  { file, fix }: Extract<EditorAction, { act: 'fix' }>,
): string {
  const text = files.get(file)?.text ?? ''
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : ''
  return mark + applyFixes(text.slice(mark.length), [fix]).text
}

/** Opens the pictures among some texts. */
function openPictures(
  { session, ...saved }: EditorState,
  texts: readonly { readonly path: string }[],
): EditSession {
  return withPictures(
    session,
    saved,
    texts.map(({ path }) => path),
  )
}

/** Keeps files as they were saved. A picture is on the disk then, so its pointer is not needed any longer. */
function keepSaved(session: EditSession, files: readonly FileRead[]): EditSession {
  const kept = keepSavedVersions(session, files)
  const put = files.filter(({ path, text }) => {
    return isPictureFile(path) && kept.files.get(path)?.text === text
  })
  return forgetFiles(kept, new Set(put.map(({ path }) => path)))
}

type Merge = Omit<Extract<EditorAction, { act: 'merge' }>, 'act'> & { readonly now: number }

/** Applies the edits to the pictures as they are on the disk now. */
function mergePictures(
  editor: EditorState,
  { art, now }: Pick<Merge, 'art' | 'now'>,
): Partial<Restored> {
  const saved = listSaved(editor)
  if (saved.length === editor.session.files.size) return {}
  return mergeFiles(editor, { files: saved, art, now })
}

/** Lists the files that are no pictures, as they were read or saved last. */
function listSaved({ session }: EditorState): FileRead[] {
  return [...session.files]
    .filter(([path]) => !isPictureFile(path))
    .map(([path, { saved: text, fingerprint }]) => ({ path, text, fingerprint }))
}

/** Applies the edits to the current files. */
function mergeFiles(
  { code, session, moved: before }: EditorState,
  { files: texts, art, now }: Merge,
): Restored {
  const files = [...texts, ...readPictures({ code, art }, session.files.keys())]
  const there = new Set(files.map(({ path }) => path))
  // A file that was missing when the merchant was opened is still missing.
  const missing = [...session.files].flatMap(([path, { saved, fingerprint }]) =>
    there.has(path) || saved !== '' ? [] : [{ path, text: '', fingerprint }],
  )
  const merged = restoreSession(journalOf(session, before), [...files, ...missing], { now })
  const again = new Set(merged.moved.map(({ file }) => file))
  const open = before.filter((one) => !hasChoices(one) && !again.has(one.file))
  return { session: merged.session, moved: [...open, ...merged.moved.filter(isReported)] }
}

/** Goes on with the edits of another device: as they were left, or put into what is edited here. */
function takeOver(
  editor: EditorState,
  { journal, now }: Extract<EditorAction, { act: 'takeOver' }> & { now: number },
): Restored {
  const { moved } = editor
  const session = openPictures(editor, journal.files)
  const isUntouched = unsavedFiles(session).length === 0 && !moved.some(hasChoices)
  if (!isUntouched) {
    const added = addJournal(session, journal, { now })
    return { session: added.session, moved: [...moved, ...added.moved] }
  }
  const files = [...session.files].map(([path, { saved: text, fingerprint }]) => ({
    path,
    text,
    fingerprint,
  }))
  const restored = restoreSession(journal, files, { now })
  return { session: restored.session, moved: restored.moved.filter(isReported) }
}

function chooseText(
  { session, moved: all }: EditorState,
  { moved, side, name, now }: Extract<EditorAction, { act: 'chooseText' }> & { now: number },
): Restored {
  const rest = all.filter((one) => one !== moved)
  if (side === 'theirs' || moved.mine === undefined) return { session, moved: rest }
  const files = new Map(session.files)
  // A file that is gone is written anew.
  if (!files.has(moved.file)) files.set(moved.file, { saved: '', fingerprint: 'none', text: '' })
  const texts = [{ path: moved.file, text: moved.mine }]
  return { session: writeTexts({ ...session, files }, { texts, name, now }), moved: rest }
}

/** Returns true if the operator is informed of a changed file. A file without edits is only read again. */
export function isReported({ kept, conflicts, refused }: MovedFile): boolean {
  return kept.length > 0 || conflicts.length > 0 || refused !== undefined
}

function choose(
  editor: EditorState,
  act: Extract<EditorAction, { act: 'choose' }> & { now: number },
): EditorState {
  const { file, conflict, side, now } = act
  const { path, mine } = conflict
  const edit: Edit = mine === undefined ? { path, remove: true } : { path, value: mine }
  const session =
    side === 'mine' ? editFiles(editor.session, [{ file, edit }], { now }) : editor.session
  if ('refused' in session) return { ...editor, refusal: session.message }
  const moved = editor.moved
    .map((one) =>
      one.file === file
        ? { ...one, conflicts: one.conflicts.filter((other) => other !== conflict) }
        : one,
    )
    .filter(({ conflicts, refused }) => conflicts.length > 0 || refused !== undefined)
  return { ...editor, session, moved }
}

interface Writing {
  readonly texts: readonly OtherText[]
  readonly burst?: string
  readonly name: string
  readonly now: number
}

function writeTexts(session: EditSession, { texts, ...options }: Writing): EditSession {
  const files = new Map(session.files)
  for (const { path, text } of texts) {
    // A file that was removed before the merchant was opened comes back when that is undone.
    const open = files.get(path) ?? { saved: '', fingerprint: missingText }
    files.set(path, { ...open, text })
  }
  return applyStep(session, { files, edits: [] }, options)
}

/** Returns the unsaved texts, which replace the files. */
export function draftTexts({ session }: EditorState): OtherText[] {
  return unsavedFiles(session).map(({ path, text }) => ({ path, text }))
}
