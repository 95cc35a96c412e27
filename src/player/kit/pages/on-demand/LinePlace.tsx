import { createContext, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useArrived } from '../../../gateway/first-answers.tsx'

/** True once the page around a place for lines is shown. From then on a line that comes would move what is seen. */
export const PlaceShown = createContext<RefObject<boolean>>({ current: false })

/** A place for lines in the flow of a page. It has no height without a line. */
export function LinePlace({ children }: { readonly children: ReactNode }): ReactNode {
  const shown = useRef(false)
  const arrived = useArrived()
  useEffect(() => {
    shown.current = arrived
  }, [arrived])
  return <PlaceShown value={shown}>{children}</PlaceShown>
}
