import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './SliderCheck.module.css'

export interface SliderCheckProps {
  /** What to do, such as "Slide to the end". */
  readonly label: string
  readonly doneLabel: string
  readonly done: boolean
  readonly onDone: () => void
  readonly error?: string | undefined
  /** Address of the picture on the handle. */
  readonly handle?: string | undefined
}

const step = 10
const end = 100

/** The human check: a handle drawn to the end by finger, or by arrow keys, End or Enter. */
export function SliderCheck(props: SliderCheckProps): ReactNode {
  const { label, doneLabel, done, onDone, error, handle } = props
  const [value, setValue] = useState(0)
  const from = useRef<{ readonly x: number; readonly room: number } | undefined>(undefined)
  const at = done ? end : value

  function moveTo(next: number): void {
    if (done) return
    const bound = Math.min(end, Math.max(0, next))
    setValue(bound)
    if (bound === end) onDone()
  }
  function grab(event: PointerEvent<HTMLElement>): void {
    if (done) return
    const track = event.currentTarget.parentElement?.clientWidth ?? 0
    from.current = { x: event.clientX, room: Math.max(1, track - event.currentTarget.offsetWidth) }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function drag(event: PointerEvent): void {
    if (from.current) moveTo(((event.clientX - from.current.x) / from.current.room) * end)
  }
  function release(): void {
    from.current = undefined
    if (!done && value < end) setValue(0)
  }
  function press(event: KeyboardEvent): void {
    const next = keys[event.key]?.(value)
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
  }

  return (
    <div className={styles['slider']} data-state={stateOf(props)} style={{ '--slid': at / end }}>
      <span className={styles['label']}>{done ? doneLabel : label}</span>
      <span className={styles['goal']} />
      <span
        className={styles['handle']}
        role="slider"
        tabIndex={0}
        aria-label={done ? doneLabel : label}
        aria-valuemin={0}
        aria-valuemax={end}
        aria-valuenow={Math.round(at)}
        aria-valuetext={done ? doneLabel : undefined}
        aria-invalid={error ? true : undefined}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
      >
        {handle ? (
          <img className={styles['picture']} src={handle} alt="" draggable={false} />
        ) : (
          <Icon name={done ? 'check' : 'chevron'} />
        )}
      </span>
    </div>
  )
}

function stateOf({ done, error }: SliderCheckProps): 'done' | 'error' | undefined {
  if (done) return 'done'
  return error ? 'error' : undefined
}

const keys: Readonly<Record<string, ((value: number) => number) | undefined>> = {
  ArrowRight: (value) => value + step,
  ArrowUp: (value) => value + step,
  ArrowLeft: (value) => value - step,
  ArrowDown: (value) => value - step,
  PageUp: (value) => value + step * 3,
  PageDown: (value) => value - step * 3,
  Home: () => 0,
  End: () => end,
  Enter: () => end,
}
