import { type RefObject, useEffect, useRef } from 'react'

/** Keeps the row of a list that has a key in sight, wherever it was chosen. */
export function useInSight(key: string | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (key === undefined) return
    // A row that only now comes to be seen is drawn by then.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-key="${CSS.escape(key)}"]`)
      row?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [key])
  return list
}
