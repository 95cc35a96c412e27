import { type ReactNode, useEffect, useRef } from 'react'

/**
 * Takes the focus and scrolls into view when it appears. It holds what answers a press, such as a
 * receipt in place of a form, so that the focus is not lost with the button (WCAG 2.4.3).
 */
export function InitialFocus({ children }: { readonly children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    element?.focus({ preventScroll: true })
    element?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div ref={ref} tabIndex={-1}>
      {children}
    </div>
  )
}
