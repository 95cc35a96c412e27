import { useLayoutEffect } from 'react'
import { useConnection } from '../state/connection.ts'
import { useSessionKind } from '../state/session.ts'

/**
 * Marks on the root which bars lie over the page, so that what is scrolled into view, by the focus
 * too, comes to rest between them (WCAG 2.4.11): `data-bars` is the bottom bar's variant, and `data-lines` says that a line lies under the top bar.
 */
export function useBarMarks(bottom: string | undefined): void {
  const trial = useSessionKind() === 'trial'
  const online = useConnection() === 'online'
  const lines = trial || !online
  useLayoutEffect(() => {
    const root = document.documentElement
    if (bottom === undefined) delete root.dataset['bars']
    else root.dataset['bars'] = bottom
    root.toggleAttribute('data-lines', lines)
  }, [bottom, lines])
}
