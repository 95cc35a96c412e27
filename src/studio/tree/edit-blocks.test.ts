import { describe, expect, it } from 'vitest'
import { editFiles } from '../model/edit-files.ts'
import { startEditSession } from '../model/edit-session.ts'
import type { EditorState } from '../state/editor-state.ts'
import { readValues, type Values } from '../state/values.ts'
import { addBlock, moveBlock, removeBlock, restoreBlock } from './edit-blocks.ts'
import { readBlocks } from './read-pages.ts'

const file = 'merchants/orb/merchant.json'
const inherited = {
  hot: { type: 'popular-games' },
  winners: { type: 'winner-board' },
  tail: { type: 'contact' },
}

/** A merchant that inherits three blocks of the home, and what is typed of it. */
function open(typed: object): { readonly editor: EditorState; readonly values: Values } {
  const text = JSON.stringify(typed, null, 2)
  const session = startEditSession([{ path: file, text, fingerprint: '1' }])
  const editor: EditorState = { code: 'orb', session, art: [], languages: [], moved: [] }
  return { editor, values: readAs(editor) }
}

function readAs(editor: EditorState): Values {
  const statement = (layer: string, at: string, value: unknown) =>
    ({ layer, act: 'set', file: at, line: 1, column: 1, value }) as const
  const resolution = {
    merchant: null,
    chain: ['base', 'orb'],
    statements: Object.fromEntries(
      Object.entries(inherited).map(([id, value]) => [
        `pages.home.blocks.${id}`,
        [statement('base', 'merchants/base/merchant.json', value)],
      ]),
    ),
  }
  const merchant = { pages: { home: { order: ['hot', 'winners', 'tail'], blocks: inherited } } }
  return readValues(editor, { merchant, resolution })
}

function rows(values: Values): string[] {
  return readBlocks(values, 'home').map(({ id, state }) =>
    state === 'placed' ? id : `${id} ${state}`,
  )
}

function tryEdits(
  typed: object,
  make: (values: Values) => readonly Parameters<typeof toFile>[0][],
): {
  readonly text: unknown
  readonly rows: string[]
} {
  const { editor, values } = open(typed)
  const session = editFiles(editor.session, make(values).map(toFile), { now: 0 })
  if ('refused' in session) throw new Error(session.message)
  const next = { ...editor, session }
  return { text: JSON.parse(session.files.get(file)?.text ?? ''), rows: rows(readAs(next)) }
}

function toFile(edit: ReturnType<typeof moveBlock>[number]) {
  return { file, edit }
}

describe('the blocks of a page', () => {
  it('move beside another, and the tree shows it before it is checked', () => {
    expect(tryEdits({}, (values) => moveBlock(values, { page: 'home', id: 'tail' }, 0))).toEqual({
      text: { pages: { home: { moves: { tail: { before: 'hot' } } } } },
      rows: ['tail', 'hot', 'winners'],
    })
    expect(tryEdits({}, (values) => moveBlock(values, { page: 'home', id: 'hot' }, 2))).toEqual({
      text: { pages: { home: { moves: { hot: { after: 'tail' } } } } },
      rows: ['winners', 'tail', 'hot'],
    })
  })
  it('move again by the same move, and leave behind what is beside them', () => {
    const typed = { pages: { home: { moves: { tail: { before: 'hot' } } } } }
    expect(tryEdits(typed, (values) => moveBlock(values, { page: 'home', id: 'tail' }, 1))).toEqual(
      {
        text: { pages: { home: { moves: { tail: { before: 'winners' } } } } },
        rows: ['hot', 'tail', 'winners'],
      },
    )
    expect(tryEdits(typed, (values) => moveBlock(values, { page: 'home', id: 'hot' }, 2))).toEqual({
      text: {
        pages: { home: { moves: { tail: { before: 'winners' }, hot: { after: 'winners' } } } },
      },
      rows: ['tail', 'winners', 'hot'],
    })
  })
  it('move by a list where each of them has a move', () => {
    const moves = { hot: { after: 'tail' }, winners: { before: 'tail' }, tail: { after: 'hot' } }
    const typed = { pages: { home: { moves } } }
    expect(
      tryEdits(typed, (values) => moveBlock(values, { page: 'home', id: 'winners' }, 0)),
    ).toEqual({
      text: { pages: { home: { order: ['winners', 'hot', 'tail'] } } },
      rows: ['winners', 'hot', 'tail'],
    })
  })
  it('move by a short order where the page has an order of its own', () => {
    const typed = { pages: { home: { order: ['winners', '*'] } } }
    expect(tryEdits(typed, (values) => moveBlock(values, { page: 'home', id: 'tail' }, 0))).toEqual(
      {
        text: { pages: { home: { order: ['tail', 'winners', '*'] } } },
        rows: ['tail', 'winners', 'hot'],
      },
    )
  })
  it('lose their move when they are removed', () => {
    const typed = { pages: { home: { moves: { tail: { before: 'hot' } } } } }
    expect(tryEdits(typed, (values) => removeBlock(values, { page: 'home', id: 'tail' }))).toEqual({
      text: { pages: { home: { blocks: { tail: { $remove: true } } } } },
      rows: ['hot', 'winners', 'tail removed'],
    })
  })
  it('are removed by name where they are inherited, and can be restored', () => {
    const out = tryEdits({ pages: { home: { order: ['hot', '*'] } } }, (values) =>
      removeBlock(values, { page: 'home', id: 'hot' }),
    )
    expect(out).toEqual({
      text: { pages: { home: { order: ['*'], blocks: { hot: { $remove: true } } } } },
      rows: ['winners', 'tail', 'hot removed'],
    })
    const typed = { pages: { home: { blocks: { hot: { $remove: true } } } } }
    expect(tryEdits(typed, (values) => restoreBlock(values, { page: 'home', id: 'hot' }))).toEqual({
      text: {},
      rows: ['hot', 'winners', 'tail'],
    })
  })
  it('are added below the others under a name that is free', () => {
    const added = tryEdits({}, (values) => addBlock(values, 'home', 'winners').edits)
    expect(added.rows).toEqual(['hot', 'winners', 'tail', 'winners-2'])
    expect(added.text).toEqual({
      pages: { home: { blocks: { 'winners-2': { type: 'winners' } }, order: ['*', 'winners-2'] } },
    })
  })
})
