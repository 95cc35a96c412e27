import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus among controls that come and go: when the one that had it is gone or disabled, the
 * first that can be pressed gets it.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const controls = useRef<HTMLDivElement>(null)
  const had = useRef(false)
  useEffect(() => {
    const watch = ({ target }: FocusEvent): void => {
      had.current = target instanceof Node && controls.current?.contains(target) === true
    }
    document.addEventListener('focusin', watch)
    return () => document.removeEventListener('focusin', watch)
  }, [])
  useEffect(() => {
    const now = document.activeElement
    const isLost = now === document.body || (now instanceof HTMLButtonElement && now.disabled)
    if (!had.current || !isLost) return
    controls.current
      ?.querySelector<HTMLButtonElement>('button:enabled')
      ?.focus({ preventScroll: true })
  })
  return controls
}
