import { applyFixes } from '../../core/config/apply-fixes.ts'
import type { Edit } from '../../core/config/edit/edit.ts'
import type { Fix } from '../../core/config/finding.ts'

/** A file as the studio API returns it. */
export interface FileRead {
  /** Relative to the root. */
  readonly path: string
  /** Empty where there is no such file. */
  readonly text: string
  /** The studio API's hash of the text. */
  readonly fingerprint: string
}

/** The fingerprint of a file that is not there. */
export const missingText = 'none'

export interface OpenFile {
  /** As it was read or saved last. */
  readonly saved: string
  readonly fingerprint: string
  /** As it is edited. */
  readonly text: string
}

/** An edit of one of several files. */
export interface FileEdit {
  readonly file: string
  readonly edit: Edit
}

/** The change of a step to one file, forwards and backwards. */
export interface StepPart {
  readonly file: string
  readonly redo: readonly Fix[]
  readonly undo: readonly Fix[]
}

export interface EditStep {
  readonly edits: readonly FileEdit[]
  readonly parts: readonly StepPart[]
  /** Steps of one burst follow each other fast and are undone as one. */
  readonly burst?: string
  readonly name?: string
  /** Epoch milliseconds of its last edit. */
  readonly at: number
}

/** The edits of one merchant's files since they were opened; a value that is never changed. */
export interface EditSession {
  readonly files: ReadonlyMap<string, OpenFile>
  /** The oldest first. */
  readonly steps: readonly EditStep[]
  /** The number of steps that are done; the others can be redone. */
  readonly done: number
}

export function startEditSession(files: readonly FileRead[]): EditSession {
  const opened = files.map(({ path, text, fingerprint }) => {
    return [path, { saved: text, fingerprint, text }] as const
  })
  return { files: new Map(opened), steps: [], done: 0 }
}

/** The files that are not as they were saved, each with what it was based on. */
export function unsavedFiles(session: EditSession): FileRead[] {
  return [...session.files].flatMap(([path, { saved, text, fingerprint }]) =>
    text === saved ? [] : [{ path, text, fingerprint }],
  )
}

export function canUndo({ done }: EditSession): boolean {
  return done > 0
}

export function canRedo({ done, steps }: EditSession): boolean {
  return done < steps.length
}

/** The session before its last step; the texts are as they were, byte for byte. */
export function undo(session: EditSession): EditSession {
  const step = session.steps[session.done - 1]
  if (!step) return session
  return { ...session, files: patch(session, step.parts, 'undo'), done: session.done - 1 }
}

/** The session with the step that was undone last. */
export function redo(session: EditSession): EditSession {
  const step = session.steps[session.done]
  if (!step) return session
  return { ...session, files: patch(session, step.parts, 'redo'), done: session.done + 1 }
}

/** The session with so many of its steps done; those after them can be redone. */
export function stepTo(session: EditSession, done: number): EditSession {
  const wanted = Math.min(Math.max(done, 0), session.steps.length)
  let at = session
  while (at.done > wanted) at = undo(at)
  while (at.done < wanted) at = redo(at)
  return at
}

/** The session after files were saved as they are given; edits made meanwhile stay unsaved. */
export function keepSavedVersions(session: EditSession, files: readonly FileRead[]): EditSession {
  const next = new Map(session.files)
  for (const { path, text, fingerprint } of files) {
    const open = next.get(path)
    if (open) next.set(path, { ...open, saved: text, fingerprint })
  }
  // Edits before and after a save must not be joined.
  const steps = session.steps.map(({ burst: _, ...step }) => step)
  return { ...session, files: next, steps }
}

function patch(
  { files }: EditSession,
  parts: readonly StepPart[],
  way: 'redo' | 'undo',
): EditSession['files'] {
  const next = new Map(files)
  for (const part of parts) {
    const open = next.get(part.file)
    if (open) next.set(part.file, { ...open, text: applyFixes(open.text, part[way]).text })
  }
  return next
}
