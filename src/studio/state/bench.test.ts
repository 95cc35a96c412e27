import { expect, test } from 'vitest'
import { openSession } from '../model/session.ts'
import { type Bench, draftTexts, reduceBench } from './bench.ts'

const path = 'merchants/shop/merchant.json'
const opened: Bench = {
  code: 'shop',
  session: openSession([{ path, text: '{ "hosts": ["shop.localhost"] }', fingerprint: '1' }]),
  art: [],
  languages: [],
  moved: [],
}

function say(bench: Bench, key: string, value: string): Bench {
  const edits = [{ file: path, edit: { path: ['theme', key], value } }]
  return reduceBench(bench, { act: 'edit', edits, now: 0 })
}

test('what is typed while a save is refused is merged with what was to be saved', () => {
  const atSave = say(opened, 'shape', 'round')
  const meanwhile = say(atSave, 'primary', '#112233')
  const theirs = { path, text: '{ "hosts": ["shop.example"] }', fingerprint: '2' }
  const merged = reduceBench(meanwhile, { act: 'merge', files: [theirs], now: 0 })
  expect(merged.moved).toMatchObject([{ file: path, conflicts: [] }])
  const [draft] = draftTexts(merged)
  expect(JSON.parse(draft?.text ?? '')).toEqual({
    hosts: ['shop.example'],
    theme: { shape: 'round', primary: '#112233' },
  })
})
