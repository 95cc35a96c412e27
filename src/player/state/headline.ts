import { useLayoutEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'

const store = proxy<{ headline: string | undefined }>({ headline: undefined })

/**
 * Gives the head of the page that this component shows the one fact that the page has, such as the number
 * of unread messages. Undefined until the page knows it, and where there is nothing to count.
 */
export function useHeadline(headline: string | undefined): void {
  useLayoutEffect(() => {
    store.headline = headline
    return () => {
      store.headline = undefined
    }
  }, [headline])
}

/** Returns the fact of the page that is open; undefined if it has none. */
export function useShownHeadline(): string | undefined {
  return useSnapshot(store).headline
}
