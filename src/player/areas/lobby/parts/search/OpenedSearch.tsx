import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { useSearchText } from './use-search-text.ts'

const SearchPanel = lazyPart(() => import('./SearchPanel.tsx'))

export interface OpenedSearchProps {
  /** The highest number of games shown. */
  readonly limit?: number | undefined
}

/** Shows the search over the page while the address contains its text. */
export function OpenedSearch({ limit = 20 }: OpenedSearchProps): ReactNode {
  const { text } = useSearchText()
  if (text === undefined) return null
  return (
    <Suspense>
      <SearchPanel text={text} limit={limit} />
    </Suspense>
  )
}
