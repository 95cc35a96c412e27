import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'

const store = proxy<{ title: string | undefined }>({ title: undefined })

/** Names the step of a page that this component shows, such as a message that is open, in the title of the document. */
export function useNamedStep(title: string | undefined): void {
  useEffect(() => {
    store.title = title
    return () => {
      store.title = undefined
    }
  }, [title])
}

/** Returns the name of the step of the page that is open; undefined for the page itself. */
export function useStepTitle(): string | undefined {
  return useSnapshot(store).title
}
