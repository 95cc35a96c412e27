import { afterEach, describe, expect, it } from 'vitest'
import { findImpact } from '../../compare/find-impact.ts'
import { readsOf } from '../../contract/reads/read-block.ts'
import { applyFixes } from '../apply-fixes.ts'
import { blockSchemasOf } from '../block-schemas.ts'
import { checkMerchants } from '../check-merchants.ts'
import { checkWorkspace } from '../check-workspace.ts'
import { type Files, noFiles } from '../files.ts'
import { filesOver } from '../files-over.ts'
import { isDefault } from '../provenance.ts'
import { createLayerReader } from '../resolve-layers.ts'
import { resolveLayered, resolveMerchant } from '../resolve-merchant.ts'
import { openSchemaPlaces } from '../schema-places.ts'
import { pictureOf } from '../testing.ts'
import { readOwnBlocks } from './read-own-blocks.ts'
import { registerOwnBlocks } from './register-own-blocks.ts'

const card = {
  schemaVersion: 1,
  title: 'Club card',
  description: 'The card of the club.',
  variants: ['plain', 'wide'],
  settings: {
    rows: { type: 'integer', description: 'The rows.', default: 3, maximum: 5 },
    title: { type: 'text', description: 'The heading.', usual: 'club-card.title' },
  },
  height: 100,
  flags: ['PTSYS3'],
  calls: ['memberInfo'],
}
const words = { 'club-card': { title: 'Club' } }

/** Creates a folder with a merchant whose home has a block, and files of own blocks. */
function folder(block: object, blocks: Readonly<Record<string, object>> = {}): Files {
  const merchants = pictureOf({
    shop: { pages: { home: { order: ['one'], blocks: { one: block } } } },
  })
  const files = {
    'club-card/block.json': card,
    'club-card/messages/en.json': words,
    ...blocks,
  }
  const texts = Object.entries(files).map(([path, value]) => ({
    path: `blocks/${path}`,
    text: JSON.stringify(value, null, 2),
  }))
  return filesOver(merchants, texts)
}

afterEach(() => void registerOwnBlocks(readOwnBlocks(noFiles)))

describe('an own block', () => {
  it('is placed as any other: its defaults are filled in, and its values know their places', () => {
    const files = folder({ type: 'club-card', settings: { title: 'club-card.title' } })
    expect(checkMerchants(files)).toEqual([])
    const { merchant, provenance } = resolveMerchant(files, 'shop')
    expect(merchant?.pages.home.blocks['one']).toEqual({
      type: 'club-card',
      variant: 'plain',
      settings: { rows: 3, title: 'club-card.title' },
    })
    const [entry] = provenance.of('pages.home.blocks.one.settings.rows')
    const place = entry && isDefault(entry) && openSchemaPlaces(files)(entry.schema)
    expect(place).toMatchObject({ file: 'blocks/club-card/block.json', line: 13 })
  })

  it('is placed on an own page as on any other', () => {
    const files = folder({ type: 'club-card' })
    const place = (type: string): Files => {
      const page = { path: '/m/club', title: { en: 'Club' }, order: ['a'], blocks: { a: { type } } }
      const merchant = JSON.parse(files.read('merchants/shop/merchant.json') ?? '')
      const text = JSON.stringify({ ...merchant, pages: { ...merchant.pages, 'own-club': page } })
      return filesOver(files, [{ path: 'merchants/shop/merchant.json', text }])
    }
    expect(checkMerchants(place('club-card'))).toEqual([])
    expect(checkMerchants(place('club-crad'))[0]?.message).toContain('Rename it to "club-card".')
  })

  it('is checked as any other, with the nearest name and the fix', () => {
    const typed = { type: 'club-card', variant: 'wde', settings: { rows: 9, row: 1 } }
    const found = checkMerchants(folder(typed)).map(({ path, message }) => [path, message])
    expect(found).toEqual([
      ['pages.home.blocks.one.variant', expect.stringContaining('Change it to "wide".')],
      ['pages.home.blocks.one.settings.rows', expect.stringContaining('5')],
      ['pages.home.blocks.one.settings.row', expect.stringContaining('Rename it to "rows".')],
    ])
  })

  it('is found by a type that is typed wrong, and is unknown once its folder is gone', () => {
    const [finding] = checkMerchants(folder({ type: 'club-crad' }))
    expect(finding?.message).toContain('Rename it to "club-card".')
    const without = folder({ type: 'club-card' }, { 'club-card/block.json': {} })
    expect(checkMerchants(without).map(({ code }) => code)).toEqual(['unknown-block'])
    expect(blockSchemasOf('home')).not.toHaveProperty('club-card')
  })

  it('tells what its component reads, and is offered on pages but not in the shell', () => {
    registerOwnBlocks(readOwnBlocks(folder({ type: 'club-card' })))
    const placed = { type: 'club-card', variant: 'plain', settings: {} }
    expect(readsOf(placed)).toMatchObject({ flags: ['PTSYS3'], calls: ['memberInfo'] })
    expect(blockSchemasOf('home')).toHaveProperty('club-card')
    expect(blockSchemasOf('shell')).not.toHaveProperty('club-card')
  })

  it('has its messages in every language that a merchant supports', () => {
    const files = folder({ type: 'club-card' }, { 'club-card/messages/en.json': {} })
    const typed = folder({ type: 'club-card', settings: { title: 'club-card.titel' } })
    expect(checkMerchants(typed)[0]?.message).toContain('Change it to "club-card.title".')
    expect(checkMerchants(files)).toEqual([])
  })
})

it('is known in one state of a folder and not in another, in whatever order they are read', () => {
  const after = folder({ type: 'club-card' })
  const before = filesOver(after, [{ path: 'blocks/club-card/block.json', text: '' }])
  const [readAfter, readBefore] = [createLayerReader(after), createLayerReader(before)]
  for (const [read, count] of [
    [readAfter, 0],
    [readBefore, 1],
    [readAfter, 0],
  ] as const)
    expect(resolveLayered(read, 'shop').findings).toHaveLength(count)
})

it('has its calls among what its component reads, and types of them that a fix writes', () => {
  const block = { ...card, ownCalls: { status: call } }
  const files = folder({ type: 'club-card' }, { 'club-card/block.json': block })
  registerOwnBlocks(readOwnBlocks(files))
  const placed = { type: 'club-card', variant: 'plain', settings: {} }
  expect(readsOf(placed).calls).toEqual(['memberInfo', 'club-card.status'])
  const [finding] = checkWorkspace(files)
  expect(finding).toMatchObject({ code: 'own-call-types', file: 'blocks/club-card/calls.d.ts' })
  const { text } = applyFixes('', finding?.fix ? [finding.fix] : [])
  expect(text).toContain("readonly 'club-card.status': {")
  const fixed = filesOver(files, [{ path: 'blocks/club-card/calls.d.ts', text }])
  expect(checkWorkspace(fixed)).toEqual([])
})

it('has an impact on the merchants that place it, with the defaults that changed', () => {
  const before = folder({ type: 'club-card' })
  const rows = { type: 'integer', description: 'The rows.', default: 4 }
  const changed = { ...card, settings: { ...card.settings, rows } }
  const after = folder({ type: 'club-card' }, { 'club-card/block.json': changed })
  const impact = findImpact('blocks/club-card/block.json', { before, after })
  expect(impact?.touched.map(({ changes }) => changes.map(({ sentence }) => sentence))).toEqual([
    ['home: one: rows 3 → 4', 'home: the block "one" is shown by the changed "club-card"'],
  ])
})

const call = {
  description: 'The points of the member.',
  method: 'GET',
  path: '/wps/relay/CLUB_status',
  session: true,
  answer: {
    type: 'object',
    properties: { points: { type: 'integer', description: 'The points.' } },
    required: ['points'],
  },
}

/** A block with a call that differs from a good one in some values. */
function called(values: object): Readonly<Record<string, object>> {
  const ownCalls = { status: { ...call, ...values } }
  return { 'a-b/block.json': { ...card, flags: [], calls: [], ownCalls } }
}

const wrong: readonly (readonly [
  what: string,
  files: Readonly<Record<string, object>>,
  message: string,
])[] = [
  [
    'the type of a block of the product',
    { 'winner-board/block.json': card },
    'Livery has a block of the type "winner-board" itself. Rename the folder blocks/winner-board.',
  ],
  ['a type without a dash', { 'card/block.json': card }, '"card" cannot be the type of a block'],
  [
    'a type with capitals',
    { 'Club-Card/block.json': card },
    '"Club-Card" cannot be the type of a block',
  ],
  ['no height', { 'a-b/block.json': { ...card, height: undefined } }, 'height'],
  [
    'a setting of an unknown kind',
    { 'a-b/block.json': { ...card, settings: { a: { type: 'colour', description: 'A.' } } } },
    '"settings.a.type"',
  ],
  [
    'a setting without a description',
    { 'a-b/block.json': { ...card, settings: { a: { type: 'text' } } } },
    'description',
  ],
  [
    'a default that the setting does not take',
    {
      'a-b/block.json': {
        ...card,
        settings: { a: { type: 'integer', description: 'A.', default: 'x' } },
      },
    },
    '"settings.a.default"',
  ],
  [
    'a keyword of another kind',
    {
      'a-b/block.json': {
        ...card,
        settings: { a: { type: 'boolean', description: 'A.', maximum: 3 } },
      },
    },
    'A setting of the type "boolean" has no setting called "maximum".',
  ],
  ['a flag that nobody has', { 'a-b/block.json': { ...card, flags: ['PTSIS3'] } }, 'PTSYS3'],
  [
    'a call that nobody has',
    { 'a-b/block.json': { ...card, calls: ['memberInf'] } },
    'Rename it to "memberInfo".',
  ],
  [
    'a path outside of the gateway',
    called({ path: '/m/home' }),
    '"/m/home" cannot be the path of a call.',
  ],
  [
    'a path that leads out of the gateway',
    called({ path: '/wps/../m/home' }),
    '"/wps/../m/home" cannot be the path of a call.',
  ],
  [
    'a path on another host',
    called({ path: 'https://other.example/wps/x' }),
    '"https://other.example/wps/x" cannot be the path of a call.',
  ],
  [
    'a path of the contract, whatever its method',
    called({ method: 'POST', path: '/wps/member/info' }),
    'The gateway has its call "memberInfo" at the path "/wps/member/info".',
  ],
  [
    'two blocks with calls at one path',
    { ...called({}), 'c-d/block.json': { ...card, ownCalls: { news: call } } },
    'The call "a-b.status" has the same method and path.',
  ],
  [
    'an answer with a field that it does not describe',
    called({ answer: { ...call.answer, required: ['point'] } }),
    'Rename it to "points".',
  ],
  [
    'a keyword of another type',
    called({ answer: { type: 'string', items: { type: 'string' } } }),
    'A value of the type "string" has no setting called "items".',
  ],
  ['an answer without a type', called({ answer: {} }), 'type'],
  [
    'an object of fields and of names',
    called({ answer: { ...call.answer, additionalProperties: { type: 'string' } } }),
    'An object has either "properties" or "additionalProperties".',
  ],
  [
    'a read that changes something',
    called({ changes: ['memberInfo'] }),
    'A call with the method "GET" changes nothing.',
  ],
  [
    'a change of a call that nobody has',
    called({ method: 'POST', changes: ['a-b.status', 'memberInf'] }),
    'Rename it to "memberInfo".',
  ],
  [
    'an example of another type',
    called({ parameters: { page: { type: 'integer', description: 'The page.', example: 'x' } } }),
    'The example is not what the parameter takes. Write a value of the type "integer".',
  ],
  ['types that differ from the calls', called({}), 'Run "npx livery validate --fix".'],
  [
    'messages of another group',
    { 'a-b/block.json': card, 'a-b/messages/en.json': { home: { title: 'Ha' } } },
    '"home" is not the group of this block',
  ],
]

it.each(wrong)('reports %s', (_, files, message) => {
  const found = checkWorkspace(folder({ type: 'club-card' }, files))
  expect(found.map((one) => one.message).join('\n')).toContain(message)
  expect(found.every(({ file }) => file.startsWith('blocks/'))).toBe(true)
})
