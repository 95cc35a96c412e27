import { expect, test } from 'vitest'
import type { Edit } from '../../core/config/edit/edit.ts'
import { editFiles, mostSteps } from './edit-files.ts'
import {
  canRedo,
  canUndo,
  type EditSession,
  type FileRead,
  keepSavedVersions,
  redo,
  startEditSession,
  stepTo,
  undo,
  unsavedFiles,
} from './edit-session.ts'
import { addJournal, journalOf, restoreSession } from './journal.ts'
import { type Journal, parseJournal } from './parse-journal.ts'

const file = 'merchants/shop/merchant.json'
const words = 'merchants/shop/messages/en.json'
const typed = '{\n  // the look\n  "theme": { "shape": "round" }\n}\n'
const read: FileRead = { path: file, text: typed, fingerprint: '1' }
const opened = startEditSession([read, { path: words, text: '', fingerprint: 'none' }])

function edit(session: EditSession, change: Edit, options: { now?: number; burst?: string } = {}) {
  const next = editFiles(session, [{ file, edit: change }], { now: 0, ...options })
  if ('refused' in next) throw new Error(next.message)
  return next
}

function shape(value: string): Edit {
  return { path: ['theme', 'shape'], value }
}

function textOf(session: EditSession, path = file): string {
  return session.files.get(path)?.text ?? ''
}

function reload(session: EditSession, ...files: readonly FileRead[]) {
  const journal = parseJournal(JSON.stringify(journalOf(session)))
  if (!journal) throw new Error('no journal')
  return restoreSession(journal, files, { now: 0 })
}

test('an edit can be undone and done again, and the text is as it was', () => {
  const edited = edit(opened, { path: ['theme'], remove: true })
  expect(textOf(edited)).toBe('{}\n')
  expect([canUndo(opened), canUndo(edited), canRedo(edited)]).toEqual([false, true, false])
  expect(textOf(undo(edited))).toBe(typed)
  expect(redo(undo(edited))).toEqual(edited)
})

test('any step can be gone to, and no further than there are', () => {
  const first = edit(opened, shape('sharp'))
  const last = edit(first, shape('soft'))
  const states = [opened, first, last]
  for (const [done, state] of states.entries())
    expect(textOf(stepTo(last, done))).toBe(textOf(state))
  expect(stepTo(stepTo(last, 1), 9)).toEqual(last)
  expect(textOf(stepTo(last, -1))).toBe(typed)
})

test('a session is unsaved while a text differs from the saved one', () => {
  const edited = edit(opened, shape('sharp'))
  expect(unsavedFiles(opened)).toEqual([])
  expect(unsavedFiles(edited)).toEqual([{ ...read, text: textOf(edited) }])
  expect(unsavedFiles(undo(edited))).toEqual([])
  const saved = keepSavedVersions(edited, [{ path: file, text: textOf(edited), fingerprint: '2' }])
  expect(unsavedFiles(saved)).toEqual([])
  expect(unsavedFiles(undo(saved))).toEqual([{ path: file, text: typed, fingerprint: '2' }])
})

test('an edit during a save stays unsaved', () => {
  const first = edit(opened, shape('sharp'))
  const later = edit(first, shape('soft'))
  const saved = keepSavedVersions(later, [{ path: file, text: textOf(first), fingerprint: '2' }])
  expect(unsavedFiles(saved)).toEqual([{ path: file, text: textOf(later), fingerprint: '2' }])
})

test('a burst of typing is one step, until a pause, another place or a save', () => {
  const burst = 'theme.shape'
  const one = edit(opened, shape('s'), { now: 0, burst })
  const two = edit(one, shape('so'), { now: 1000, burst })
  const three = edit(two, shape('sof'), { now: 2000, burst })
  expect(three.steps).toHaveLength(1)
  expect(three.steps[0]?.edits).toEqual([{ file, edit: shape('sof') }])
  expect(textOf(undo(three))).toBe(typed)
  expect(edit(three, shape('soft'), { now: 9000, burst }).steps).toHaveLength(2)
  expect(edit(three, shape('soft'), { now: 2100, burst: 'theme.depth' }).steps).toHaveLength(2)
  const saved = keepSavedVersions(three, [{ path: file, text: textOf(three), fingerprint: '2' }])
  expect(edit(saved, shape('soft'), { now: 2100, burst }).steps).toHaveLength(2)
  expect(edit(two, shape('round'), { now: 1100, burst }).steps).toHaveLength(0)
})

test('an edit that changes nothing is no step', () => {
  expect(edit(opened, shape('round'))).toBe(opened)
})

test('one step edits several files, all or none', () => {
  const greeting = { file: words, edit: { path: ['home', 'title'], value: 'Hi' } }
  const both = editFiles(opened, [{ file, edit: shape('sharp') }, greeting], { now: 0 })
  if ('refused' in both) throw new Error(both.message)
  expect(textOf(both, words)).toBe('{\n  "home": {\n    "title": "Hi"\n  }\n}\n')
  expect(textOf(undo(both), words)).toBe('')
  const broken = { file, edit: { path: ['theme', 'shape', 'x'], value: 1 } }
  expect(editFiles(opened, [greeting, broken], { now: 0 })).toMatchObject({ refused: 'no-map' })
  const elsewhere = { file: 'merchants/other/merchant.json', edit: shape('x') }
  expect(editFiles(opened, [elsewhere], { now: 0 })).toMatchObject({ refused: 'no-file' })
})

test('at least a hundred steps can be undone', () => {
  let session = opened
  for (let step = 0; step < 300; step++) session = edit(session, shape(`s${step}`))
  expect(session.steps).toHaveLength(mostSteps)
  for (let step = 0; step < 100; step++) session = undo(session)
  expect(textOf(session)).toContain('"s199"')
  for (let step = 0; step < 100; step++) session = redo(session)
  expect(textOf(session)).toContain('"s299"')
})

test('a journal brings back text and steps after a reload', () => {
  const edited = undo(edit(edit(opened, shape('sharp')), shape('soft')))
  const { session, moved } = reload(edited, read, { path: words, text: '', fingerprint: 'none' })
  expect(moved).toEqual([])
  expect(session).toEqual(edited)
  expect(textOf(redo(session))).toContain('"soft"')
})

test('a file that changed on the disk keeps the edits without a conflict, and reports the others', () => {
  const edited = edit(edit(opened, shape('sharp')), { path: ['theme', 'depth'], value: 'glow' })
  const theirs = typed.replace('round', 'soft').replace('the look', 'their look')
  const { session, moved } = reload(edited, { path: file, text: theirs, fingerprint: '2' })
  expect(textOf(session)).toBe(theirs.replace('"soft"', '"soft", "depth": "glow"'))
  expect(moved).toEqual([
    {
      file,
      kept: [['theme', 'depth']],
      conflicts: [{ path: ['theme', 'shape'], base: 'round', mine: 'sharp', theirs: 'soft' }],
    },
    { file: words, kept: [], conflicts: [] },
  ])
  expect(textOf(undo(session))).toBe(theirs)
  expect(unsavedFiles(undo(session))).toEqual([])
})

/** Keeps a session with what is to be chosen, and goes on with other texts on the disk. */
function goOn({ session, moved }: ReturnType<typeof restoreSession>, text: string, mark: string) {
  const journal = parseJournal(JSON.stringify(journalOf(session, moved)))
  return restoreSession(journal as Journal, [{ path: file, text, fingerprint: mark }], { now: 0 })
}

test('a value that is still to choose survives reloads and later changes, until both sides agree', () => {
  const edited = edit(opened, shape('sharp'))
  const first = reload(edited, {
    path: file,
    text: typed.replace('round', 'soft'),
    fingerprint: '2',
  })
  const again = goOn(first, typed.replace('round', 'soft'), '2')
  expect(again.moved[0]?.conflicts).toMatchObject([{ mine: 'sharp', theirs: 'soft' }])
  const later = goOn(again, typed.replace('round', 'oval'), '3')
  expect(later.moved[0]?.conflicts).toMatchObject([{ mine: 'sharp', theirs: 'oval' }])
  const agreed = goOn(later, typed.replace('round', 'sharp'), '4')
  expect(agreed.moved[0]?.conflicts).toEqual([])
})

test('a text that could not be merged is kept whole', () => {
  const edited = edit(opened, shape('sharp'))
  const first = reload(edited, { path: file, text: '{', fingerprint: '2' })
  const later = goOn(first, '{}', '3')
  expect(later.moved).toMatchObject([{ file, mine: typed.replace('round', 'sharp') }, { file }])
})

test('the edits of another device go into those of this one, and what both changed stays as it is here', () => {
  const there = edit(edit(opened, shape('sharp')), { path: ['theme', 'depth'], value: 'glow' })
  const here = edit(opened, shape('soft'))
  const { session, moved } = addJournal(here, journalOf(there), { now: 0 })
  expect(textOf(session)).toContain('"soft"')
  expect(textOf(session)).toContain('"glow"')
  expect(moved).toMatchObject([
    { file, from: 'device', conflicts: [{ mine: 'sharp', theirs: 'soft' }] },
  ])
})

test('steps of other files stay when one changed underneath', () => {
  const greeting = { file: words, edit: { path: ['title'], value: 'Hi' } }
  const both = editFiles(edit(opened, shape('sharp')), [greeting], { now: 0 })
  if ('refused' in both) throw new Error(both.message)
  const { session } = reload(
    both,
    { path: file, text: '{}', fingerprint: '2' },
    { path: words, text: '', fingerprint: 'none' },
  )
  expect(textOf(session, words)).toContain('Hi')
  expect(textOf(undo(undo(session)), words)).toBe('')
})

test('a file that is gone or broken is reported, and the others lose nothing', () => {
  const edited = edit(opened, shape('sharp'))
  expect(reload(edited).moved[0]).toMatchObject({ file, refused: `${file} is gone.` })
  const { session, moved } = reload(edited, { path: file, text: '{', fingerprint: '2' })
  expect(moved[0]?.refused).toContain(`${file}:1:`)
  expect(textOf(session)).toBe('{')
})

test.each(['', '{', 'null', '{"version":2}', '{"version":1,"files":[{}],"steps":[],"done":0}'])(
  'a text that is no journal is refused: %s',
  (kept) => {
    expect(parseJournal(kept)).toBeUndefined()
  },
)
