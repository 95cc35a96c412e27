import { type ReactNode, useCallback } from 'react'
import { noFiles } from '../core/config/files.ts'
import { filesOver } from '../core/config/files-over.ts'
import { readOwnBlocks } from '../core/config/own-blocks/read-own-blocks.ts'
import { registerOwnBlocks } from '../core/config/own-blocks/register-own-blocks.ts'
import { StudioFrame } from './frame/StudioFrame.tsx'
import { useT } from './i18n/use-t.ts'
import { Screen } from './look/Screen.tsx'
import { StudioButton } from './look/StudioButton.tsx'
import { goTo } from './navigation/navigation.ts'
import type { JournalStore } from './state/journal-store.ts'
import { openEditorState } from './state/open-editor-state.ts'
import { useStudioApi } from './state/studio-api-context.tsx'
import { EditorProvider } from './state/use-editor.tsx'
import { useLoaded, useOpenedAt } from './state/use-loaded.ts'
import { useTabHold } from './state/use-tab-hold.ts'

export interface MerchantProps {
  readonly code: string
  readonly store: JournalStore
}

/** One merchant, where this tab is the one that edits it. */
export function Merchant({ code, store }: MerchantProps): ReactNode {
  const t = useT('frame')
  const common = useT('common')
  const mayLeave = useCallback(() => store.isKept(code), [code, store])
  const { holding, take } = useTabHold(code, mayLeave)
  if (holding === 'here') return <Opened code={code} store={store} />
  if (holding === 'asking') return <Screen title={code} line={t('opening')} />
  return (
    <Screen
      title={t('tab.elsewhere', { code })}
      line={holding === 'elsewhere' ? t('tab.oneAtATime') : t('tab.noRoom')}
    >
      <StudioButton tone="main" onPress={take}>
        {t('tab.take')}
      </StudioButton>
      <StudioButton onPress={() => goTo({ path: '' })}>{common('allMerchants')}</StudioButton>
    </Screen>
  )
}

/** Opens a merchant where its journal stopped. */
function Opened({ code, store }: MerchantProps): ReactNode {
  const t = useT('frame')
  const common = useT('common')
  const ask = useStudioApi()
  const openedAt = useOpenedAt()
  const opened = useLoaded(['open', code, openedAt], async () => {
    // One after the other: of a merchant that never was, only the first says so.
    const files = await ask('readFiles', { merchant: code, body: undefined })
    registerOwnBlocks(readOwnBlocks(filesOver(noFiles, files.ownBlocks)))
    const first = await ask('resolve', { merchant: code, body: { texts: [] } })
    const supported = first.statements['languages.supported']?.at(-1)?.value
    const wordsIn = Array.isArray(supported) ? supported.map(String) : []
    const sources = { journal: store.read(code), wordsIn, now: Date.now() }
    return { first, editor: openEditorState(files, sources) }
  })
  if (opened.state === 'loading') return <Screen title={code} line={t('opening')} />
  if (opened.state === 'failed')
    return (
      <Screen title={t('cannotOpen', { code })} line={opened.problem}>
        <StudioButton tone="main" onPress={opened.again}>
          {common('tryAgain')}
        </StudioButton>
        <StudioButton onPress={() => goTo({ path: '' })}>{common('allMerchants')}</StudioButton>
      </Screen>
    )
  return (
    <EditorProvider opened={opened.value.editor} first={opened.value.first} store={store}>
      <StudioFrame />
    </EditorProvider>
  )
}
