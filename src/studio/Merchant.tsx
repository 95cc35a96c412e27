import { type ReactNode, useCallback } from 'react'
import { Frame } from './frame/Frame.tsx'
import { Screen } from './frame/Screen.tsx'
import { useSay } from './i18n/use-say.ts'
import { Button } from './look/Button.tsx'
import { goTo } from './navigation.ts'
import type { JournalStore } from './state/journal-store.ts'
import { openEditorState } from './state/open-editor-state.ts'
import { EditorProvider } from './state/use-editor.tsx'
import { useLoaded, useOpenedAt } from './state/use-loaded.ts'
import { useTabHold } from './state/use-tab-hold.ts'
import { useWorkshop } from './state/workshop.tsx'

export interface MerchantProps {
  readonly code: string
  readonly store: JournalStore
}

/** One merchant, where this tab is the one that edits it. */
export function Merchant({ code, store }: MerchantProps): ReactNode {
  const say = useSay('frame')
  const common = useSay('common')
  const mayLeave = useCallback(() => store.isKept(code), [code, store])
  const { holding, take } = useTabHold(code, mayLeave)
  if (holding === 'here') return <Opened code={code} store={store} />
  if (holding === 'asking') return <Screen title={code} line={say('opening')} />
  return (
    <Screen
      title={say('tab.elsewhere', { code })}
      line={holding === 'elsewhere' ? say('tab.oneAtATime') : say('tab.noRoom')}
    >
      <Button tone="main" onPress={take}>
        {say('tab.take')}
      </Button>
      <Button onPress={() => goTo({ path: '' })}>{common('allMerchants')}</Button>
    </Screen>
  )
}

/** Opens a merchant where its journal stopped. */
function Opened({ code, store }: MerchantProps): ReactNode {
  const say = useSay('frame')
  const common = useSay('common')
  const ask = useWorkshop()
  const openedAt = useOpenedAt()
  const opened = useLoaded(['open', code, openedAt], async () => {
    // One after the other: of a merchant that never was, only the first says so.
    const files = await ask('readFiles', { merchant: code, body: undefined })
    const first = await ask('resolve', { merchant: code, body: { texts: [] } })
    const supported = first.said['languages.supported']?.at(-1)?.value
    const wordsIn = Array.isArray(supported) ? supported.map(String) : []
    const sources = { journal: store.read(code), wordsIn, now: Date.now() }
    return { first, editor: openEditorState(files, sources) }
  })
  if (opened.state === 'loading') return <Screen title={code} line={say('opening')} />
  if (opened.state === 'failed')
    return (
      <Screen title={say('cannotOpen', { code })} line={opened.problem}>
        <Button tone="main" onPress={opened.again}>
          {common('tryAgain')}
        </Button>
        <Button onPress={() => goTo({ path: '' })}>{common('allMerchants')}</Button>
      </Screen>
    )
  return (
    <EditorProvider opened={opened.value.editor} first={opened.value.first} store={store}>
      <Frame />
    </EditorProvider>
  )
}
