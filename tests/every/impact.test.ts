import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  compareStates,
  type Snapshot,
  stateOf,
  takeSnapshot,
} from '../../src/core/compare/compare-states.ts'
import { findImpact } from '../../src/core/compare/find-impact.ts'
import { withFileFrom } from '../../src/core/compare/overlay.ts'
import { type Files, listMerchants } from '../../src/core/config/files.ts'
import { snapshotFiles } from '../../src/site/disk/snapshot-files.ts'

const disk = snapshotFiles(join(import.meta.dirname, '../..'))

/** Children of base and of one another: one of each kind. */
const children = [...Array(12).keys()].map((at) => ({
  schemaVersion: 1,
  code: `child-${at}`,
  extends: at % 6 === 5 ? `child-${at - 5}` : 'base',
  languages: { default: 'en', supported: at % 3 === 0 ? ['en'] : ['en', 'th'] },
  theme: {
    ...(at % 2 === 0 ? { primary: '#7A1F73' } : {}),
    shape: at % 4 === 0 ? 'round' : 'soft',
  },
  pages: {
    home: {
      ...(at % 3 === 0 ? { order: ['winners', '*'] } : {}),
      blocks: at % 4 === 1 ? { contact: { $remove: true } } : { banner: { note: `${at}` } },
    },
  },
}))
const made = new Map<string, string>(
  children.map((child) => [
    `merchants/${child.code}/merchant.json`,
    JSON.stringify(child, null, 2),
  ]),
)
made.set('merchants/child-1/messages/th.json', '{ "login": { "submit": "เข้า" } }')
made.set('merchants/child-2/art/icons/mini.svg', '<svg/>')

const base = 'merchants/base/merchant.json'
const now: Files = {
  read: (path) => made.get(path) ?? disk.read(path),
  size: (path) => made.get(path)?.length ?? disk.size(path),
  list: (folder) => {
    const own = [...made.keys()].filter((path) => path.startsWith(`${folder}/`))
    const names = own.map((path) => path.slice(folder.length + 1).split('/')[0] ?? '')
    return [...new Set([...disk.list(folder), ...names])].sort()
  },
}

function elsewhere(path: string, change: (text: string) => string): Files {
  const text = change(now.read(path) ?? '')
  expect(text).not.toBe(now.read(path))
  return withFileFrom(now, path, { ...now, read: () => text, size: () => text.length })
}

/** Returns the changes of every merchant, each compared as a whole. */
function compareAll(then: Files): Record<string, readonly string[]> {
  const [old, own] = [takeSnapshot(then), takeSnapshot(now)]
  const counts = listMerchants(now).map((code) => {
    const [before, after] = [stateOf(old, old.resolve(code)), stateOf(own, own.resolve(code))]
    const sentences = before && after ? compareStates({ before, after }) : []
    if (!before && after) return [code, ['no longer has errors']] as const
    return [code, sentences.map(({ sentence }) => sentence)] as const
  })
  return Object.fromEntries(counts.filter(([, sentences]) => sentences.length > 0))
}

/** Lists the merchants whose resolved text differs. */
function differing(then: Files): string[] {
  const [old, own] = [takeSnapshot(then), takeSnapshot(now)]
  const textOf = ({ resolve }: Snapshot, code: string) => JSON.stringify(resolve(code).merchant)
  return listMerchants(now).filter((code) => textOf(old, code) !== textOf(own, code))
}

const settings: Record<string, (text: string) => string> = {
  'a default colour': (text) => text.replace('"primary": "#0B6E8C"', '"primary": "#8A1538"'),
  'a shape': (text) => text.replace('"shape": "soft"', '"shape": "sharp"'),
  "a block's order": (text) =>
    text.replace('"banner",', '"contact", "banner",').replace(/,\s*"contact"\s*\]/, ']'),
  'a removed block': (text) =>
    text.replace(/"winners",\s*"contact"/, '"contact"').replace(/"winners": \{/, '"winners-2": {'),
  'a language': (text) => text.replace('"supported": ["th", "en",', '"supported": ["th",'),
}

test.each(Object.entries(settings))(
  'a change of base, %s, affects the merchants that a full comparison names',
  (_, change) => {
    const then = elsewhere(base, change)
    const runImpact = findImpact(base, { before: then, after: now })
    const sentences = runImpact?.touched.map(({ merchant, changes }) => [
      merchant,
      changes.map(({ sentence }) => sentence),
    ])
    expect(Object.fromEntries(sentences ?? [])).toEqual(compareAll(then))
    expect(runImpact?.touched.map(({ merchant }) => merchant)).toEqual(differing(then))
    expect(runImpact?.touched.length).toBeGreaterThan(0)
    const all = [...(runImpact?.touched ?? []), ...(runImpact?.untouched ?? [])].map(
      ({ merchant }) => merchant,
    )
    expect(all.sort()).toEqual(listMerchants(now))
  },
)

test.each([
  ['locales/th/account.json', (text: string) => text.replace('"submit": "', '"submit": "ก')],
  ['merchants/base/art/icons/mini.svg', (text: string) => `${text} `],
])('a change of %s affects the merchants that a full comparison names', (path, change) => {
  const then = elsewhere(path, change)
  const touched = findImpact(path, { before: then, after: now })?.touched ?? []
  const listed = touched.map(({ merchant, changes }) => [
    merchant,
    changes.map(({ sentence }) => sentence),
  ])
  expect(Object.fromEntries(listed)).toEqual(compareAll(then))
  expect(touched.length).toBeGreaterThan(5)
  expect(touched.length).toBeLessThan(listMerchants(now).length)
})

test('a merchant that inherits the value and sets another one is named with its place', () => {
  const colour = findImpact(base, {
    before: elsewhere(base, (text) => text.replace('#0B6E8C', '#8A1538')),
    after: now,
  })
  expect(colour?.untouched.find(({ merchant }) => merchant === 'child-2')?.place).toMatchObject({
    file: 'merchants/child-2/merchant.json',
  })
  const word = findImpact('locales/th/account.json', {
    before: elsewhere('locales/th/account.json', (text) =>
      text.replace('"submit": "', '"submit": "ก'),
    ),
    after: now,
  })
  expect(word?.untouched).toContainEqual({
    merchant: 'child-1',
    place: { file: 'merchants/child-1/messages/th.json', line: 1, column: expect.any(Number) },
  })
})

test('a parent that breaks, is deleted or is added is listed for every merchant below it', () => {
  const gone: Files = { ...now, read: () => undefined }
  const child = 'merchants/child-0/merchant.json'
  const below = findImpact(child, { before: gone, after: now })?.touched ?? []
  expect(below.map(({ merchant, changes }) => [merchant, changes[0]?.sentence])).toEqual([
    ['child-0', 'child-0 is new'],
    ['child-5', 'no longer has errors'],
  ])
  const broken = withFileFrom(now, child, { ...now, read: () => '{' })
  const [first] = findImpact(child, { before: now, after: broken })?.touched ?? []
  expect(first).toMatchObject({ merchant: 'child-0', findings: [{ code: 'syntax' }] })
  expect(findImpact('README.md', { before: gone, after: now })).toBeUndefined()
})
