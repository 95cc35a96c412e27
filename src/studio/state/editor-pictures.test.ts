import { expect, test } from 'vitest'
import type { StudioArt } from '../../core/contract/generated/studio-api.ts'
import { canUndo, startEditSession } from '../model/edit-session.ts'
import { journalOf } from '../model/journal.ts'
import { draftTexts, type EditorAction, type EditorState, reduceEditor } from './editor-state.ts'
import { openEditorState } from './open-editor-state.ts'

const file = { path: 'merchants/shop/merchant.json', text: '{}', fingerprint: '1' }
const logo = 'merchants/shop/art/logo.svg'
const art: StudioArt[] = [{ path: 'art/logo.svg', bytes: 98, fingerprint: 'a' }]
const opened: EditorState = {
  code: 'shop',
  session: startEditSession([file]),
  art,
  languages: [],
  moved: [],
}
const past = { path: logo, text: 'picture at 1a2b3c4~1' }

const act = (editor: EditorState, action: EditorAction): EditorState =>
  reduceEditor(editor, { ...action, now: 0 })

const putBack = (editor: EditorState): EditorState =>
  act(editor, { act: 'write', texts: [past], name: 'Undone' })

test('a picture of the past is an edit, which is undone and redone like others', () => {
  const put = putBack(opened)
  expect(draftTexts(put)).toEqual([past])
  const undone = act(put, { act: 'undo' })
  expect(draftTexts(undone)).toEqual([])
  expect(draftTexts(act(undone, { act: 'redo' }))).toEqual([past])
  const removed = act(put, { act: 'write', texts: [{ ...past, text: '' }], name: 'Undone' })
  expect(draftTexts(removed)).toEqual([{ path: logo, text: '' }])
})

test('a picture that is put back survives a reload and a reading of the files, and is saved over what was there', () => {
  const put = putBack(opened)
  const journal = journalOf(put.session, put.moved)
  const files = { code: 'shop', files: [file], art, languages: [] }
  const reopened = openEditorState(files, { journal, wordsIn: [], now: 0 })
  expect(draftTexts(reopened)).toEqual([past])
  expect(reopened.moved).toEqual([])
  const read = act(reopened, { act: 'merge', files: [file], art })
  expect(draftTexts(read)).toEqual([past])
  expect(read.session.files.get(logo)?.fingerprint).toBe('a')
  const elsewhere = act(opened, { act: 'takeOver', journal })
  expect(draftTexts(elsewhere)).toEqual([past])
})

test('a saved picture is no edit any longer, and other steps are still undone', () => {
  const edits = [{ file: file.path, edit: { path: ['notes'], value: 'x' } }]
  const put = putBack(act(opened, { act: 'edit', edits }))
  const saved = act(put, { act: 'saved', files: [{ ...past, fingerprint: 'b' }] })
  expect(draftTexts(saved).map(({ path }) => path)).toEqual([file.path])
  const undone = act(saved, { act: 'undo' })
  expect(draftTexts(undone)).toEqual([])
  expect(canUndo(undone.session)).toBe(false)
})

test('a picture that somebody else replaced meanwhile stays, and what was put back is kept to choose', () => {
  const theirs = [{ ...(art[0] as StudioArt), fingerprint: 'b' }]
  for (const action of [
    { act: 'merge', files: [file], art: theirs },
    { act: 'art', art: theirs },
  ] as const) {
    const merged = act(putBack(opened), action)
    expect(draftTexts(merged)).toEqual([])
    const [moved] = merged.moved
    expect(moved).toMatchObject({
      file: logo,
      refused: expect.stringContaining('the picture that you put back is kept to choose'),
      mine: past.text,
    })
    if (!moved) continue
    const mine = act(merged, { act: 'chooseText', moved, side: 'mine', name: 'Mine' })
    expect(draftTexts(mine)).toEqual([past])
    expect(mine.session.files.get(logo)?.fingerprint).toBe('b')
  }
})
