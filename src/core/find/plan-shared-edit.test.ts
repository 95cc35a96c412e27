import { expect, it } from 'vitest'
import { noFiles } from '../config/files.ts'
import { openSchemaPlaces } from '../config/schema-places.ts'
import { pictureOf } from '../config/testing.ts'
import { planSharedEdit, refuseSharedEdit, type SharedEdit } from './plan-shared-edit.ts'

const shell = (variant: string) => ({
  shell: { order: ['foot'], blocks: { foot: { type: 'footer', variant } } },
})
const files = pictureOf({
  parent: { theme: { shape: 'pill' }, pages: shell('plain') },
  apple: { extends: 'parent' },
  berry: { extends: 'parent', theme: { shape: 'sharp' } },
  cherry: {},
  damson: { theme: { shape: 'wrong' } },
})
const source = { files, places: openSchemaPlaces(noFiles), now: 0 }
const plan = (codes: readonly string[], edit: SharedEdit) => planSharedEdit(source, codes, edit)
const outcomes = (codes: readonly string[], edit: SharedEdit) =>
  plan(codes, edit).merchants.map(({ code, outcome }) => `${code} ${outcome}`)

it('tells who changes and how, who has the value already, and who cannot have it and why', () => {
  const { merchants, texts } = plan(['parent', 'cherry', 'damson'], {
    path: 'theme.shape',
    value: 'pill',
  })
  expect(merchants).toEqual([
    { code: 'parent', outcome: 'has', sentences: [] },
    { code: 'cherry', outcome: 'changes', sentences: expect.any(Array) },
    {
      code: 'damson',
      outcome: 'cannot',
      sentences: ['It has errors. Correct its findings first.'],
    },
  ])
  expect(merchants[1]?.sentences.join()).toContain('pill')
  expect(texts.map(({ path }) => path)).toEqual(['merchants/cherry/merchant.json'])
  expect(texts[0]?.text).toContain('"shape": "pill"')
})

it('leaves an heir as it is where its parent brings it the value', () => {
  const edit = { path: 'theme.shape', value: 'sharp' }
  expect(outcomes(['apple', 'parent'], edit)).toEqual(['apple has', 'parent changes'])
  expect(plan(['apple', 'parent'], edit).texts).toHaveLength(1)
})

it('names the heirs that it is not for and that change with their parent', () => {
  const { heirs } = plan(['parent'], { path: 'theme.shape', value: 'sharp' })
  expect(heirs.map(({ code }) => code)).toEqual(['apple'])
})

it('finds a block by its id or its type, and returns a value to the inherited one', () => {
  expect(outcomes(['parent', 'cherry'], { path: 'footer.variant', value: 'level' })).toEqual([
    'parent changes',
    'cherry cannot',
  ])
  expect(outcomes(['berry', 'apple'], { path: 'theme.shape' })).toEqual([
    'berry changes',
    'apple has',
  ])
})

it('refuses a value that would be an error, for that merchant alone', () => {
  const { merchants, texts } = plan(['cherry'], { path: 'theme.shape', value: 'round-ish' })
  expect(merchants[0]).toMatchObject({
    outcome: 'cannot',
    sentences: [expect.stringMatching(/round-ish/)],
  })
  expect(texts).toEqual([])
})

it('refuses a move beside a block that is not there, which would do nothing', () => {
  const { merchants } = plan(['parent'], {
    path: 'pages.shell.moves.foot',
    value: '{ "before": "nothing" }',
  })
  expect(merchants[0]).toMatchObject({ outcome: 'cannot' })
})

it('is about no value that each merchant has for itself, and about no whole section', () => {
  expect(refuseSharedEdit({ path: 'hosts.0', value: 'x' })).toContain('for itself')
  expect(refuseSharedEdit({ path: 'theme', value: '{}' })).toContain('whole section')
  expect(refuseSharedEdit({ path: 'theme..shape' })).toContain('is not a path')
  expect(refuseSharedEdit({ path: 'theme.shape' })).toBeUndefined()
})
