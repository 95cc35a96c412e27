import { useLayoutEffect } from 'react'
import { useConnection } from '../state/connection.ts'
import { useSessionKind } from '../state/session.ts'

/**
 * Sets attributes on the root for the bars that cover the page, so that an element that is focused or
 * scrolled into view stops between them (WCAG 2.4.11): `data-bars` is the bottom bar's variant, and
 * `data-lines` means that a line is below the top bar.
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
