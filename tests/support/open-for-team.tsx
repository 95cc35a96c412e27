import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Resolution, StudioEvent } from '../../src/core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../src/core/gateway-client/ask-studio-api.ts'
import { openEditorState } from '../../src/studio/state/open-editor-state.ts'
import { SessionProvider } from '../../src/studio/state/session-context.tsx'
import { StudioApiProvider } from '../../src/studio/state/studio-api-context.tsx'
import { EditorProvider, useDispatch, useEditorState } from '../../src/studio/state/use-editor.tsx'
import { EventsProvider } from '../../src/studio/together/events-context.tsx'

export const testFile = 'merchants/shop/merchant.json'
const first = { merchant: {}, chain: ['shop', 'base'], statements: {} } as unknown as Resolution
const session = { isLocal: false, name: 'Me', subject: 'me', grants: [{ role: 'admin' as const }] }
const store = { read: () => undefined, keep: () => true, isKept: () => true }

/** Answers a call by its name, with the body that was sent. */
export type TestAnswers = Readonly<Record<string, (body: never) => unknown>>

/** Opens a merchant for somebody of a team, with a disk that a test changes and events that it sends. */
export function openForTeam(node: ReactNode, more: TestAnswers = {}) {
  const disk = { text: '{ "shape": "round", "motion": "lively" }\n' }
  const read = () => [{ path: testFile, text: disk.text, fingerprint: disk.text }]
  const answers: TestAnswers = {
    resolve: () => first,
    findFindings: () => ({ findings: [] }),
    readFiles: () => ({ files: read(), art: [] }),
    ...more,
  }
  const asked: string[] = []
  // Every call that is made is answered with its shape.
  const ask = (async (call: string, { body }: { readonly body: never }) => {
    asked.push(call)
    return answers[call]?.(body)
  }) as unknown as StudioApiClient
  const stream = Object.assign(new EventTarget(), { readyState: 1, close: () => {} })
  const openStream = () => stream
  const opened = openEditorState(
    { code: 'shop', files: read(), art: [], languages: [] },
    { journal: undefined, wordsIn: [], now: 0 },
  )
  render(
    <StudioApiProvider value={ask}>
      <SessionProvider value={session}>
        <EventsProvider open={openStream} merchant="shop">
          <EditorProvider opened={opened} first={first} store={store}>
            {node}
            <Draft />
          </EditorProvider>
        </EventsProvider>
      </SessionProvider>
    </StudioApiProvider>,
  )
  const send = (event: StudioEvent) =>
    act(async () => {
      stream.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
    })
  return { disk, send, asked }
}

/** Shows the draft, and has buttons that type and undo. */
function Draft(): ReactNode {
  const dispatch = useDispatch()
  const { session: edits, moved } = useEditorState()
  const type = (): void =>
    dispatch({ act: 'edit', edits: [{ file: testFile, edit: { path: ['shape'], value: 'pill' } }] })
  const mine = moved.flatMap(({ conflicts }) => conflicts.map((one) => String(one.mine)))
  return (
    <>
      <button type="button" onClick={type}>
        Type
      </button>
      <button type="button" onClick={() => dispatch({ act: 'undo' })}>
        Undo
      </button>
      <output>{edits.files.get(testFile)?.text}</output>
      <p>To choose: {mine.join()}</p>
    </>
  )
}

/** Returns the values of the draft. */
export function readTestDraft(): unknown {
  return JSON.parse(document.querySelector('output')?.textContent ?? '')
}
