import { expect, test } from 'vitest'
import { startEditSession } from '../model/edit-session.ts'
import { draftTexts, type EditorState, reduceEditor } from './editor-state.ts'

const path = 'merchants/shop/merchant.json'
const opened: EditorState = {
  code: 'shop',
  session: startEditSession([{ path, text: '{ "hosts": ["shop.localhost"] }', fingerprint: '1' }]),
  art: [],
  languages: [],
  moved: [],
}

function t(editor: EditorState, key: string, value: string): EditorState {
  const edits = [{ file: path, edit: { path: ['theme', key], value } }]
  return reduceEditor(editor, { act: 'edit', edits, now: 0 })
}

test('what is typed during a refused save is merged with what was to be saved', () => {
  const atSave = t(opened, 'shape', 'round')
  const meanwhile = t(atSave, 'primary', '#112233')
  const theirs = { path, text: '{ "hosts": ["shop.example"] }', fingerprint: '2' }
  const merged = reduceEditor(meanwhile, { act: 'merge', files: [theirs], art: [], now: 0 })
  expect(merged.moved).toMatchObject([{ file: path, conflicts: [] }])
  const [draft] = draftTexts(merged)
  expect(JSON.parse(draft?.text ?? '')).toEqual({
    hosts: ['shop.example'],
    theme: { shape: 'round', primary: '#112233' },
  })
})
