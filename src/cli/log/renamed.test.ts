import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveFolder } from '../../site/disk/move-folder.ts'
import { UnpublishedError } from '../../site/publish/publish-error.ts'
import { beginHistory, logos, openTestHistory, orb, sun, type TestHistory } from './testing.ts'

let history: TestHistory
beforeEach(() => {
  history = openTestHistory()
})
afterEach(() => history.remove())

const rename = async (from: string, to: string) => {
  const moverAt = (root: string) => (move: Parameters<typeof moveFolder>[0]) =>
    void moveFolder(move, { root })
  const publisher = async () =>
    ({
      openPublishedFolder: async () => {
        throw new UnpublishedError('Nothing is published.')
      },
    }) as never
  const { code, error } = await history.run(['rename', from, to], { moverAt, publisher })
  expect([code, error]).toEqual([0, ''])
  return history.commit(`Rename ${from} to ${to}`)
}

const log = async (...args: string[]) => {
  const { out, code } = await history.run(['log', ...args, '--format', 'json'])
  expect(code).toBe(0)
  return JSON.parse(out).entries as {
    readonly commit: string
    readonly message: string
    readonly kind: string
    readonly isOwn: boolean
    readonly sets?: readonly string[]
    readonly changes: readonly { readonly sentence: string }[]
  }[]
}

it('goes on with what a merchant and its parent were under their codes before', async () => {
  beginHistory(history)
  history.write('merchants/orb/merchant.json', { ...orb, theme: { shape: 'pill' } })
  history.commit('Pill')
  history.write('merchants/orb/art/logo.svg', logos.second)
  history.commit('Draw')
  await rename('orb', 'ball')
  await rename('sun', 'star')
  history.write('merchants/star/merchant.json', {
    ...sun,
    code: 'star',
    theme: { shape: 'soft', motion: 'lively' },
  })
  history.commit('Lively')
  const entries = await log('ball')
  expect(entries.map(({ message, kind, isOwn }) => `${message} ${kind} ${isOwn}`)).toEqual([
    'Lively changed false',
    'Rename sun to star changed true',
    'Rename orb to ball same true',
    'Draw changed true',
    'Pill changed true',
    'Begin made true',
  ])
  expect(entries.flatMap(({ changes }) => changes.map(({ sentence }) => sentence))).toEqual([
    'motion calm → lively',
    'extends sun → star',
    "art/logo.svg replaced (the brand's logo): 8 × 1 px, 87 bytes → 8 × 1 px, 87 bytes",
    'shape soft → pill',
  ])
})

it('finds who set a value before, and nothing of a rename, which set none', async () => {
  beginHistory(history)
  history.write('merchants/orb/merchant.json', { ...orb, theme: { shape: 'pill' } })
  history.commit('Pill')
  await rename('orb', 'ball')
  await rename('ball', 'globe')
  const entries = await log('globe', '--path', 'theme.shape')
  expect(entries.map(({ message, sets }) => [message, sets])).toEqual([
    ['Pill', ['merchants/globe/merchant.json']],
    ['Begin', ['merchants/sun/merchant.json']],
  ])
})

it('has nothing of another merchant that got the old code later', async () => {
  beginHistory(history)
  await rename('orb', 'ball')
  history.write('merchants/orb/merchant.json', { ...orb, theme: { shape: 'sharp' } })
  history.commit('Another orb')
  expect((await log('ball')).map(({ message }) => message)).toEqual(['Rename orb to ball', 'Begin'])
  expect((await log('orb'))[0]?.message).toBe('Another orb')
})

it('undoes a change of before in the files of now, and says how to take the rename itself back', async () => {
  beginHistory(history)
  history.write('merchants/orb/merchant.json', { ...orb, theme: { shape: 'pill', motion: 'calm' } })
  const pill = history.commit('Pill')
  const renamed = await rename('orb', 'ball')
  const undone = await history.run(['undo', 'ball', pill, '--yes'])
  expect([undone.code, undone.error]).toEqual([0, ''])
  expect(JSON.parse(history.read('merchants/ball/merchant.json') ?? '')).toEqual({
    ...orb,
    code: 'ball',
  })
  history.git('checkout', '.')
  const refused = await history.run(['undo', 'ball', renamed, '--yes'])
  expect(refused.code).toBe(2)
  expect(refused.error).toContain(
    'Rename it back in place of undoing that: livery rename ball orb.',
  )
})
