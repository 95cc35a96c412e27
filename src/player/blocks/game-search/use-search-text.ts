import { useCallback } from 'react'
import { usePath, useSearch } from '../../components/ui/navigation.tsx'

export interface SearchText {
  /** What is searched; undefined while the search is closed. */
  readonly text: string | undefined
  /** The same address with other words, or without the search. */
  readonly pathOf: (text: string | undefined) => string
}

/** The words of the search as the address has them, so that a link reproduces it. */
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
