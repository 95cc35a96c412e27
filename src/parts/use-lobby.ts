import { useCallback, useMemo } from 'react'
import type { Category } from '../contract/categories.ts'
import { useSearch } from '../ui/navigation.tsx'
import { isCategory } from './vendor-groups.ts'

const marks = ['all', 'hot', 'new'] as const
/** Which games of the lobby are kept. */
export type Mark = (typeof marks)[number]

/** What the lobby's address says. */
export interface Lobby {
  /** Undefined where the address names none that the product knows. */
  readonly category: Category | undefined
  readonly vendor: string | undefined
  readonly mark: Mark
  /** The address of the same lobby with another choice. */
  readonly pathOf: (choice: {
    readonly vendor?: string | undefined
    readonly mark?: Mark
  }) => string
}

/** The lobby as its address says it, so that a link reproduces it (SPEC.md §2). */
export function useLobby(): Lobby {
  const search = useSearch()
  const text = search.toString()
  const pathOf = useCallback<Lobby['pathOf']>(
    (choice) => {
      const next = new URLSearchParams(text)
      const { vendor = next.get('vass') ?? '', mark = next.get('show') ?? 'all' } = choice
      if ('vendor' in choice && !choice.vendor) next.delete('vass')
      else if (vendor) next.set('vass', vendor)
      if (mark === 'all') next.delete('show')
      else next.set('show', mark)
      return `/m/gameContainer?${next}`
    },
    [text],
  )
  return useMemo(() => {
    const type = search.get('gameType') ?? ''
    const mark = marks.find((one) => one === search.get('show')) ?? 'all'
    const category = isCategory(type) ? type : undefined
    return { category, vendor: search.get('vass') || undefined, mark, pathOf }
  }, [search, pathOf])
}
