import { useEffect, useRef } from 'react'
import type { MerchantPages } from '../../core/contract/own-pages.ts'
import { addressOfPage, blocksPageOf, homeAddress } from '../scenario/player-pages.ts'
import { pageOfPath, viewOf } from '../tree/view.ts'

export interface Following {
  readonly at: string
  readonly pages: MerchantPages
  readonly go: (at: string) => void
}

/** Shows the page of the edited block. An address with another page keeps it, unless it selects a block. */
export function useFollow(path: string, following: Following): void {
  const latest = useRef(following)
  const isFirst = useRef(true)
  useEffect(() => {
    latest.current = following
  })
  useEffect(() => {
    const { at, pages, go } = latest.current
    const isLink = isFirst.current && at !== homeAddress && viewOf(path).kind !== 'block'
    isFirst.current = false
    const page = pageOfPath(path)
    const to = page && addressOfPage(page, pages)
    if (isLink || to === undefined || page === 'shell') return
    if (blocksPageOf(at, pages) !== page) go(to)
  }, [path])
}
