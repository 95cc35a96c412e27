import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Resolution } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import type { FileRead } from '../model/edit-session.ts'
import { openEditorState } from '../state/open-editor-state.ts'
import { StudioApiProvider } from '../state/studio-api-context.tsx'
import { EditorProvider } from '../state/use-editor.tsx'

const file = { path: 'merchants/shop/merchant.json', fingerprint: '1' }
const first = { merchant: {}, chain: ['shop'], statements: {} } as unknown as Resolution
const store = { read: () => undefined, keep: () => true, isKept: () => true }

/** Renders a part of the form in the editor of a merchant, which is empty by default. Only the given calls are answered; an error refuses its call. */
export function renderInEditor(
  node: ReactNode,
  text = '{}',
  answers: Readonly<Record<string, unknown>> = {},
  beside: readonly FileRead[] = [],
): RenderResult {
  const ask = ((call: string) =>
    Object.hasOwn(answers, call)
      ? answer(answers[call])
      : new Promise(() => undefined)) as StudioApiClient
  const opened = openEditorState(
    { code: 'shop', files: [{ ...file, text }, ...beside], art: [], languages: [] },
    { journal: undefined, wordsIn: [], now: 0 },
  )
  return render(
    <StudioApiProvider value={ask}>
      <EditorProvider opened={opened} first={first} store={store}>
        {node}
      </EditorProvider>
    </StudioApiProvider>,
  )
}

function answer(value: unknown): Promise<unknown> {
  return value instanceof Error ? Promise.reject(value) : Promise.resolve(value)
}
