import { act, render } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { Resolution } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { openEditorState } from '../state/open-editor-state.ts'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { EditorProvider } from '../state/use-editor.tsx'
import { useScenario } from './use-scenario.ts'

const supported = { layer: 'shop', act: 'set', file: '', line: 1, column: 1, value: ['en'] }
const first = {
  merchant: null,
  chain: ['shop'],
  statements: { 'languages.supported': [supported] },
} as Resolution
const opened = openEditorState(
  { code: 'shop', files: [], art: [], languages: [] },
  { journal: undefined, wordsIn: [], now: 0 },
)

function Probe() {
  useScenario()
  return null
}

/** Opens a merchant's scenario. Returns the function that lets the sandbox answer. */
function openScenario(): () => Promise<void> {
  const settings = Promise.withResolvers<object>()
  const ask = (async (call: string) =>
    call === 'readSettings' ? settings.promise : new Promise(() => {})) as StudioApiClient
  const store = { read: () => undefined, keep: () => true, isKept: () => true }
  render(
    <StudioApiProvider value={ask}>
      <EditorProvider opened={opened} first={first} store={store}>
        <Probe />
      </EditorProvider>
    </StudioApiProvider>,
  )
  return () => act(async () => settings.resolve({ flags: [], settings: {} }))
}

beforeEach(() => history.replaceState(null, '', '/studio/shop'))

it('begins with the flags that the sandbox sends', async () => {
  const answer = openScenario()
  await answer()
  expect(location.search).toContain('flags=')
})

it('gives a merchant no flags of one that was left before the sandbox answered', async () => {
  const answer = openScenario()
  history.replaceState(null, '', '/studio/other')
  await answer()
  expect(location.pathname + location.search).toBe('/studio/other')
})
