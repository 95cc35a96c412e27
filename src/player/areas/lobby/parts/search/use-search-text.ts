import { useCallback } from 'react'
import { usePath, useSearch } from '../../../../kit/controls/navigation.tsx'

export interface SearchText {
  /** The search text; undefined while the search is closed. */
  readonly text: string | undefined
  /** Returns the same address with a different text, or without the search. */
  readonly pathOf: (text: string | undefined) => string
}

/** Returns the search text of the address, so that a link reproduces the search. */
export function useSearchText(): SearchText {
  const path = usePath()
  const search = useSearch()
  const pathOf = useCallback(
    (text: string | undefined) => {
      const next = new URLSearchParams(search)
      if (text === undefined) next.delete('q')
      else next.set('q', text)
      return next.size > 0 ? `${path}?${next}` : path
    },
    [path, search],
  )
  return { text: search.get('q') ?? undefined, pathOf }
}
