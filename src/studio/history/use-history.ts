import { useState } from 'react'
import type { HistoryEntry, HistoryPage } from '../../core/contract/generated/studio-api.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import { usePassingQuery } from '../state/use-loaded.ts'
import { useStudioMutation } from '../state/use-studio-mutation.ts'

/** Which commits are asked for; empty for all. */
export interface HistoryFilter {
  readonly who: string
  readonly path: string
}

export interface LoadedHistory {
  readonly state: 'loading' | 'loaded'
  readonly entries: readonly HistoryEntry[]
  readonly hasMore: boolean
  /** Why there is no history, or no more of it. */
  readonly problem: string | undefined
  readonly isBusy: boolean
  /** Loads the entries after the last. */
  readonly loadMore: () => void
}

/** Loads the history of the open merchant, a page at a time. */
export function useHistory({ who, path }: HistoryFilter): LoadedHistory {
  const ask = useStudioApi()
  const merchant = useMerchantCode()
  const asked = { ...(who && { who }), ...(path && { path }) }
  const first = usePassingQuery('readHistory', { merchant, body: asked })
  const [later, setLater] = useState<readonly HistoryPage[]>([])
  const next = useStudioMutation('readHistory', async (after: string) => {
    const page = await ask('readHistory', { merchant, body: { ...asked, after } })
    setLater((pages) => [...pages, page])
    return page
  })
  const pages = first.state === 'loaded' ? [first.value, ...later] : []
  const entries = pages.flatMap((page) => page.entries)
  const last = entries.at(-1)
  const failed = first.state === 'failed' ? first.problem : pages.at(0)?.untold
  return {
    state: first.state === 'loading' ? 'loading' : 'loaded',
    entries,
    hasMore: pages.at(-1)?.hasMore === true,
    problem: failed ?? next.problem,
    isBusy: next.isBusy,
    loadMore: () => {
      if (last && !next.isBusy) void next.run(last.commit)
    },
  }
}
