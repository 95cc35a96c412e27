import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type {
  HistoryEntry,
  HistoryQuery,
  Resolution,
  UndoPlan,
} from '../../core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { openEditorState } from '../state/open-editor-state.ts'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { EditorProvider, useEditorState } from '../state/use-editor.tsx'
import { HistoryList } from './HistoryList.tsx'

const file = 'merchants/shop/merchant.json'
const first = { merchant: {}, chain: ['shop'], statements: {} } as unknown as Resolution

const rounder: HistoryEntry = {
  commit: 'a'.repeat(40),
  time: '2026-11-30T12:00:00+00:00',
  author: 'Ann',
  email: 'ann@team.example',
  message: 'Rounder\n\nFor spring.',
  kind: 'changed',
  changes: [{ kind: 'changed', path: 'theme.shape', sentence: 'shape soft → pill' }],
  isOwn: true,
  release: 'may-1',
}
const { release: _, ...unreleased } = rounder
const fromBase: HistoryEntry = {
  ...unreleased,
  commit: 'b'.repeat(40),
  author: 'Bob',
  message: 'Contacts first',
  changes: [
    { kind: 'moved', path: 'pages.home.order', sentence: 'home: contact moved up', from: 'base' },
  ],
  isOwn: false,
}

interface Answers {
  readonly history?: (asked: HistoryQuery) => object
  readonly undo?: UndoPlan | ((asked: object) => UndoPlan)
}

function openHistory({ history, undo }: Answers): void {
  const answers: Readonly<Record<string, (body: HistoryQuery) => unknown>> = {
    resolve: () => first,
    findFindings: () => ({ findings: [] }),
    readHistory: history ?? (() => ({ entries: [rounder, fromBase], hasMore: false })),
    planUndo: (body) => (typeof undo === 'function' ? undo(body) : undo),
    compareStates: () => ({
      changes: [{ kind: 'changed', path: 'theme.shape', sentence: 'shape pill → sharp' }],
      files: [{ path: file, before: '{ "a": 1 }\n', after: '{ "a": 2 }\n' }],
    }),
  }
  // Every call that the history makes is answered with its shape.
  const ask = (async (call: string, { body }: { readonly body: HistoryQuery }) =>
    answers[call]?.(body)) as unknown as StudioApiClient
  const text = '{ "theme": { "shape": "pill" } }\n'
  const opened = openEditorState(
    { code: 'shop', files: [{ path: file, text, fingerprint: text }], art: [], languages: [] },
    { journal: undefined, wordsIn: [], now: 0 },
  )
  const store = { read: () => undefined, keep: () => true, isKept: () => true }
  render(
    <StudioApiProvider value={ask}>
      <EditorProvider opened={opened} first={first} store={store}>
        <HistoryList />
        <Typed />
      </EditorProvider>
    </StudioApiProvider>,
  )
}

function Typed() {
  return <output>{useEditorState().session.files.get(file)?.text}</output>
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))

it('lists commits with their authors, marks what came from a parent, and undoes only own ones', async () => {
  openHistory({})
  const list = await screen.findByRole('list', { name: 'Commits' })
  expect(screen.getByRole('heading', { name: 'Rounder' })).toBeTruthy()
  expect(list.textContent).toContain('Ann, Nov 30, 2026')
  expect(list.textContent).toContain('shape soft → pill.')
  expect(list.textContent).toContain('published in may-1')
  expect(list.textContent).toContain('from base: home: contact moved up.')
  expect(screen.queryByRole('button', { name: 'Undo “Contacts first”' })).toBe(null)
})

it('undoes a commit in what is edited, as a step to review', async () => {
  const text = '{ "theme": {} }\n'
  openHistory({
    undo: { subject: 'Rounder', texts: [{ path: file, text }], others: [], conflicts: [] },
  })
  await screen.findByRole('heading', { name: 'Rounder' })
  press('Undo “Rounder”')
  expect(await screen.findByText(/Review and save it\./)).toBeTruthy()
  expect(screen.getByText('{ "theme": {} }')).toBeTruthy()
})

it.each([
  [{ conflicts: ['"theme.shape" was changed again'] }, /built on it.*was changed again\./],
  [{ others: ['merchants/shop/world.json'] }, /does not edit \(world\.json\)/],
  [{ untold: 'There is no commit.' }, /There is no commit\./],
])('says why it undoes nothing: %j', async (part, sentence) => {
  const texts = [{ path: file, text: '{}' }]
  openHistory({ undo: { subject: 'Rounder', texts, others: [], conflicts: [], ...part } })
  await screen.findByRole('heading', { name: 'Rounder' })
  press('Undo “Rounder”')
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  expect(screen.getByText('{ "theme": { "shape": "pill" } }')).toBeTruthy()
})

it('shows pictures before and after a commit, and undoes that of one alone', async () => {
  const asked: object[] = []
  const logo = { path: 'merchants/shop/art/logo.svg', bytes: 98, width: 8, height: 1 }
  const change = (path: string): HistoryEntry['changes'][number] => ({
    kind: 'changed',
    path,
    sentence: `${path} replaced`,
    picture: { use: "the brand's logo", before: logo, after: logo },
  })
  openHistory({
    history: () => ({
      entries: [{ ...rounder, changes: [change('art/logo.svg'), change('art/mark.svg')] }],
      hasMore: false,
    }),
    undo: (body) => {
      asked.push(body)
      const texts = [{ path: logo.path, text: `picture at ${rounder.commit}~1` }]
      return { subject: 'Rounder', texts, others: [], conflicts: [] }
    },
  })
  const before = await screen.findByRole('img', { name: 'art/logo.svg, Before' })
  expect(before.getAttribute('src')).toBe(`/studio/art/shop/art/logo.svg?at=${rounder.commit}~1`)
  press('Undo this picture: art/logo.svg of “Rounder”')
  expect(await screen.findByText(/Review and save it\./)).toBeTruthy()
  expect(asked).toEqual([{ commit: rounder.commit, picture: 'art/logo.svg', texts: [] }])
})

it('compares two states as sentences and as lines', async () => {
  openHistory({})
  await screen.findByRole('heading', { name: 'Rounder' })
  press('Compare “Rounder” with another state')
  const window = await screen.findByRole('dialog', { name: 'Compare two states' })
  expect(await within(window).findByText('shape pill → sharp.')).toBeTruthy()
  expect(within(window).getByRole('region', { name: file }).textContent).toContain('"a": 2')
})

it('asks for an author and a value, and for more where there is more', async () => {
  const asked: HistoryQuery[] = []
  openHistory({
    history: (body) => {
      asked.push(body)
      return { entries: [body.after ? fromBase : rounder], hasMore: !body.after }
    },
  })
  await screen.findByRole('heading', { name: 'Rounder' })
  press('Show more')
  expect(await screen.findByRole('heading', { name: 'Contacts first' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBe(null)
  fireEvent.change(screen.getByRole('textbox', { name: 'Value' }), {
    target: { value: 'theme.shape' },
  })
  await expect.poll(() => asked.at(-1)).toEqual({ path: 'theme.shape' })
  expect(asked).toContainEqual({ after: rounder.commit })
})

it('says why there is no history, and that nothing was found', async () => {
  openHistory({
    history: () => ({ entries: [], hasMore: false, untold: 'git finds no repository.' }),
  })
  expect((await screen.findByRole('alert')).textContent).toBe('git finds no repository.')
})
