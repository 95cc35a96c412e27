import { type ReactNode, type RefObject, use, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../controls/IconButton.tsx'
import styles from './HungLine.module.css'
import { PlaceShown } from './LinePlace.tsx'

export interface HungLineProps {
  /** Its name for a screen reader. */
  readonly label: string
  readonly closeLabel: string
  /** Called when the player closes the line. */
  readonly onClose: () => void
  /** The contents: a mark, words and an action; undefined while there is nothing to say. */
  readonly children: ReactNode | undefined
}

/**
 * Shows a line about something that is open, in the flow of a page. It comes and goes without moving what is seen:
 * with the page if it is known by then, else while its place is out of sight, else with the next page.
 */
export function HungLine({ label, closeLabel, onClose, children }: HungLineProps): ReactNode {
  const place = useRef<HTMLElement>(null)
  const isShown = children !== undefined
  const [hasRoom, setRoom] = useRoom(isShown, place)
  const last = useRef(children)
  if (isShown) last.current = children
  const close = (): void => {
    onClose()
    setRoom(false)
  }
  if (!hasRoom) return <span ref={place} className={styles['place']} />
  return (
    <aside
      ref={place}
      className={styles['line']}
      aria-label={label}
      data-kit="hung-line"
      data-state={isShown ? undefined : 'over'}
    >
      {isShown ? children : last.current}
      <IconButton icon="close" label={closeLabel} onClick={close} />
    </aside>
  )
}

/** Returns whether a line has room, which follows `wanted` only where the change moves nothing that is seen, and a function to set it. */
function useRoom(
  wanted: boolean,
  place: RefObject<HTMLElement | null>,
): readonly [boolean, (room: boolean) => void] {
  const shown = use(PlaceShown)
  const [room, setRoom] = useState(wanted && !shown.current)
  useEffect(() => {
    const element = place.current
    if (wanted === room || !element) return
    if (!shown.current) return setRoom(wanted)
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && isOutOfSight(entry)) setRoom(wanted)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [wanted, room, shown, place])
  return [room, setRoom]
}

/** Returns whether a place is below the screen, or above it in a browser that keeps the scroll position then. */
function isOutOfSight({
  isIntersecting,
  boundingClientRect: { bottom },
}: IntersectionObserverEntry) {
  if (isIntersecting) return false
  return bottom > 0 || CSS.supports('overflow-anchor', 'auto')
}
