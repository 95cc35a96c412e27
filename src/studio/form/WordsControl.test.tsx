import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import type { Resolution } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { openEditorState } from '../state/open-editor-state.ts'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { EditorProvider, useDraftTexts } from '../state/use-editor.tsx'
import { Setting } from './Setting.tsx'

const file = 'merchants/shop/merchant.json'
const opened = openEditorState(
  {
    code: 'shop',
    files: [{ path: file, text: '{}', fingerprint: '1' }],
    art: [],
    languages: [],
  },
  { journal: undefined, wordsIn: [], now: 0 },
)
const merchant = { languages: { supported: ['th', 'en'] }, greeting: 'home.greeting' }
const first = { merchant, chain: ['shop'], statements: {} } as unknown as Resolution
const words = { 'home.greeting': 'Hello, night owls' }
const answers: Readonly<Record<string, unknown>> = {
  resolve: first,
  findFindings: { findings: [] },
  listWords: { languages: [{ language: 'en', words }] },
}
// Every call that the form makes is answered with its shape.
const ask = (async (call: string) => answers[call]) as unknown as StudioApiClient

function Typed(): ReactNode {
  const texts = useDraftTexts()
  return <output>{texts.map(({ text }) => text)}</output>
}

it('shows the words of an inherited message, and writes nothing but what is typed', async () => {
  const store = { read: () => undefined, keep: () => true, isKept: () => true }
  render(
    <StudioApiProvider value={ask}>
      <EditorProvider opened={opened} first={first} store={store}>
        <Setting path={['greeting']} label="Greeting" schema={{ $ref: '#/definitions/Text' }} />
        <Typed />
      </EditorProvider>
    </StudioApiProvider>,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Words' }))
  const english = await screen.findByRole('textbox', { name: 'Greeting in en' })
  await expect.poll(() => english.getAttribute('placeholder')).toBe('Hello, night owls')
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.change(english, { target: { value: 'Hi' } })
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({
    greeting: { en: 'Hi' },
  })
})
