import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it } from 'vitest'
import type { Resolution } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { openEditorState } from '../state/open-editor-state.ts'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { EditorProvider, useDispatch } from '../state/use-editor.tsx'
import { Review } from './Review.tsx'

const file = 'merchants/shop/merchant.json'
const first = { merchant: {}, chain: ['shop'], statements: {} } as unknown as Resolution

/** Opens a merchant whose file a test writes and the studio saves. */
function openShop(): { disk: { text: string } } {
  const disk = { text: '{ "shape": "round", "motion": "lively" }\n' }
  const read = () => ({ path: file, text: disk.text, fingerprint: disk.text })
  const answers: Readonly<Record<string, (body: SaveBody) => unknown>> = {
    resolve: () => first,
    findFindings: () => ({ findings: [] }),
    listChanges: () => ({ changes: [] }),
    readFiles: () => ({ files: [read()], art: [] }),
    save: ({ files: [saved] }) => {
      disk.text = saved?.text ?? ''
      return { files: [read()] }
    },
  }
  // Every call that a review makes is answered with its shape.
  const ask = (async (call: string, { body }: { readonly body: SaveBody }) =>
    answers[call]?.(body)) as unknown as StudioApiClient
  const opened = openEditorState(
    { code: 'shop', files: [read()], art: [], languages: [] },
    { journal: undefined, wordsIn: [], now: 0 },
  )
  const store = { read: () => undefined, keep: () => true, isKept: () => true }
  render(
    <StudioApiProvider value={ask}>
      <EditorProvider opened={opened} first={first} store={store}>
        <Shop />
      </EditorProvider>
    </StudioApiProvider>,
  )
  return { disk }
}

interface SaveBody {
  readonly files: readonly { readonly text: string }[]
}

function Shop(): ReactNode {
  const dispatch = useDispatch()
  const [isOpen, setOpen] = useState(false)
  const set = (value: string) => (): void =>
    dispatch({ act: 'edit', edits: [{ file, edit: { path: ['shape'], value } }] })
  return (
    <>
      <button type="button" onClick={set('pill')}>
        Pill
      </button>
      <button type="button" onClick={set('sharp')}>
        Sharp
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Review
      </button>
      {isOpen && <Review onClose={() => setOpen(false)} />}
    </>
  )
}

const press = (name: string): void =>
  void fireEvent.click(screen.getByRole('button', { name, hidden: true }))

async function save(): Promise<void> {
  await act(async () => press('Save'))
  await expect.poll(() => screen.queryByRole('dialog')).toBe(null)
}

it('compares with what a colleague saved before the review was opened, and keeps it', async () => {
  const { disk } = openShop()
  press('Pill')
  disk.text = disk.text.replace('lively', 'calm')
  press('Review')
  expect(await screen.findByText('Yours went in: shape.')).toBeTruthy()
  const lines = screen.getByRole('region', { name: file }).textContent
  expect(lines).toContain('removed: ')
  expect(lines).not.toContain('lively')
  await save()
  expect(JSON.parse(disk.text)).toEqual({ shape: 'pill', motion: 'calm' })
})

it('compares a second review with what the first one saved', async () => {
  const { disk } = openShop()
  press('Pill')
  press('Review')
  await screen.findByRole('region', { name: file })
  await save()
  press('Sharp')
  press('Review')
  await screen.findByRole('region', { name: file })
  expect(screen.queryByText(/changed on the disk/)).toBe(null)
  await save()
  expect(JSON.parse(disk.text)).toEqual({ shape: 'sharp', motion: 'lively' })
})
