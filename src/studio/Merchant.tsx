import { type ReactNode, useCallback } from 'react'
import { Frame } from './frame/Frame.tsx'
import { Screen } from './frame/Screen.tsx'
import { Button } from './look/Button.tsx'
import { goTo } from './navigation.ts'
import type { JournalShelf } from './state/journal-shelf.ts'
import { openBench } from './state/open-bench.ts'
import { BenchProvider } from './state/use-bench.tsx'
import { useLoaded, useOpenedAt } from './state/use-loaded.ts'
import { useTabHold } from './state/use-tab-hold.ts'
import { useWorkshop } from './state/workshop.tsx'

export interface MerchantProps {
  readonly code: string
  readonly shelf: JournalShelf
}

/** One merchant, where this tab is the one that edits it. */
export function Merchant({ code, shelf }: MerchantProps): ReactNode {
  const mayLeave = useCallback(() => shelf.isKept(code), [code, shelf])
  const { holding, take } = useTabHold(code, mayLeave)
  if (holding === 'here') return <Opened code={code} shelf={shelf} />
  if (holding === 'asking') return <Screen title={code} line="Opening…" />
  return (
    <Screen
      title={`"${code}" is open in another tab`}
      line={
        holding === 'elsewhere'
          ? 'One tab at a time edits a merchant. Edits that are not saved move here with it.'
          : 'The browser has no room for the edits in that tab, so they cannot move here. Save them there, then try again.'
      }
    >
      <Button tone="main" onPress={take}>
        Edit it here
      </Button>
      <Button onPress={() => goTo({ path: '' })}>All merchants</Button>
    </Screen>
  )
}

/** Opens a merchant where its journal stopped. */
function Opened({ code, shelf }: MerchantProps): ReactNode {
  const ask = useWorkshop()
  const openedAt = useOpenedAt()
  const opened = useLoaded(['open', code, openedAt], async () => {
    // One after the other: of a merchant that never was, only the first says so.
    const files = await ask('readFiles', { merchant: code, body: undefined })
    const first = await ask('resolve', { merchant: code, body: { texts: [] } })
    const supported = first.said['languages.supported']?.at(-1)?.value
    const wordsIn = Array.isArray(supported) ? supported.map(String) : []
    const sources = { journal: shelf.read(code), wordsIn, now: Date.now() }
    return { first, bench: openBench(files, sources) }
  })
  if (opened.state === 'loading') return <Screen title={code} line="Opening…" />
  if (opened.state === 'failed')
    return (
      <Screen title={`"${code}" cannot be opened`} line={opened.problem}>
        <Button tone="main" onPress={opened.again}>
          Try again
        </Button>
        <Button onPress={() => goTo({ path: '' })}>All merchants</Button>
      </Screen>
    )
  return (
    <BenchProvider opened={opened.value.bench} first={opened.value.first} shelf={shelf}>
      <Frame />
    </BenchProvider>
  )
}
