import { useEffect, useRef } from 'react'
import { addressOfPage, blocksPageOf } from '../scenario/player-pages.ts'

export interface Following {
  readonly at: string
  readonly pages: Readonly<Record<string, unknown>>
  readonly go: (at: string) => void
}

/** Shows the page of a block that was selected elsewhere. */
export function useFollow(
  picked: { readonly page: string } | undefined,
  following: Following,
): void {
  const latest = useRef(following)
  useEffect(() => {
    latest.current = following
  })
  useEffect(() => {
    const { at, pages, go } = latest.current
    const to = picked && addressOfPage(picked.page)
    if (!picked || to === undefined || picked.page === 'shell') return
    if (blocksPageOf(at, pages) !== picked.page) go(to)
  }, [picked])
}
