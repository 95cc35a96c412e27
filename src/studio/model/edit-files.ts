import { type Edit, type EditRefusal, refuseEdit } from '../../core/config/edit/edit.ts'
import { editText } from '../../core/config/edit/edit-text.ts'
import { shortestChange } from '../../core/config/edit/text-draft.ts'
import {
  type EditSession,
  type EditStep,
  type FileEdit,
  type OpenFile,
  undo,
} from './edit-session.ts'

export interface StepOptions {
  /** Epoch milliseconds. */
  readonly now: number
  /** The place that is edited, such as a path. Quick successive steps with the same place become one. */
  readonly burst?: string
  /** The name for undo; by default derived from its edits. */
  readonly name?: string
}

/** The maximum number of steps that can be undone. */
export const mostSteps = 200
/** The longest pause inside a burst, in milliseconds. */
const pause = 1500

/** Makes edits as one step, all or none; the same session where they change nothing. */
export function editFiles(
  session: EditSession,
  edits: readonly FileEdit[],
  options: StepOptions,
): EditSession | EditRefusal {
  const files = new Map(session.files)
  for (const { file, edit } of edits) {
    const open = files.get(file)
    if (!open) return refuseEdit('no-file', { file })
    const edited = editText({ path: file, text: open.text }, [edit])
    if ('refused' in edited) return edited
    files.set(file, { ...open, text: edited.text })
  }
  return applyStep(session, { files, edits }, options)
}

interface Taken {
  readonly files: ReadonlyMap<string, OpenFile>
  readonly edits: readonly FileEdit[]
}

/** Puts texts in as one step, as after a merge. */
export function applyStep(session: EditSession, taken: Taken, options: StepOptions): EditSession {
  const { now, burst, name } = options
  if (isUnchanged(session, taken.files)) return session
  const last = session.steps[session.done - 1]
  const isFolded =
    burst !== undefined &&
    last?.burst === burst &&
    now - last.at <= pause &&
    session.done === session.steps.length
  const before = isFolded ? undo(session) : session
  const kept = before.steps.slice(0, before.done)
  if (isUnchanged(before, taken.files))
    return { files: taken.files, steps: kept, done: kept.length }
  const step: EditStep = {
    edits: isFolded ? foldEdits(last.edits, taken.edits) : taken.edits,
    parts: partsOf(before, taken.files),
    ...(burst === undefined ? {} : { burst }),
    ...(name === undefined ? {} : { name }),
    at: now,
  }
  const steps = [...kept, step].slice(-mostSteps)
  return { files: taken.files, steps, done: steps.length }
}

function isUnchanged(session: EditSession, files: EditSession['files']): boolean {
  return [...files].every(([path, { text }]) => session.files.get(path)?.text === text)
}

function partsOf(before: EditSession, files: EditSession['files']): EditStep['parts'] {
  return [...files].flatMap(([file, { text }]) => {
    const old = before.files.get(file)?.text ?? ''
    if (old === text) return []
    return [{ file, redo: shortestChange(old, text), undo: shortestChange(text, old) }]
  })
}

/** Of a value that is set again and again the last one counts. */
function foldEdits(before: readonly FileEdit[], edits: readonly FileEdit[]): FileEdit[] {
  const again = new Set(edits.filter(({ edit }) => 'value' in edit).map(nameOf))
  return [...before.filter((one) => !('value' in one.edit && again.has(nameOf(one)))), ...edits]
}

function nameOf({ file, edit }: { readonly file: string; readonly edit: Edit }): string {
  return JSON.stringify([file, edit.path])
}
