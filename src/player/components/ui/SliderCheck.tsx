import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from './Icon.tsx'
import styles from './SliderCheck.module.css'
import { ThemeDrawing } from './ThemeDrawing.tsx'

export interface SliderCheckProps {
  /** The instruction, such as "Slide the handle to the mark". */
  readonly label: string
  readonly doneLabel: string
  readonly done: boolean
  /** The target and its tolerance, in thousandths of the track. */
  readonly target?: number
  readonly tolerance?: number
  /** Told where the handle was let go, in thousandths. */
  readonly onDone: (position: number) => void
  readonly error?: string | undefined
  /** Address of the picture on the handle. */
  readonly handle?: string | undefined
}

const step = 20
const end = 1000

/** The human check: a handle drawn to its goal by finger, or by arrow keys and let go with Enter. */
export function SliderCheck(props: SliderCheckProps): ReactNode {
  const { label, doneLabel, done, target = end, tolerance = 30, onDone, error, handle } = props
  const [value, setValue] = useState(0)
  const from = useRef<{ readonly x: number; readonly room: number } | undefined>(undefined)
  const at = done ? target : value

  function moveTo(next: number): void {
    if (!done) setValue(Math.round(Math.min(end, Math.max(0, next))))
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
    if (done) return
    if (Math.abs(value - target) <= tolerance) onDone(value)
    else setValue(0)
  }
  function press(event: KeyboardEvent): void {
    const next = keys[event.key]?.(value)
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (next === undefined) release()
    else moveTo(next)
  }

  const sign = <Icon name={done ? 'check' : 'chevron'} />
  return (
    <div className={styles['slider']} data-state={stateOf(props)}>
      <span className={styles['label']}>{done ? doneLabel : label}</span>
      <div className={styles['track']} style={{ '--slid': at / end, '--goal': target / end }}>
        <span className={styles['goal']} />
        <span
          className={styles['handle']}
          role="slider"
          tabIndex={0}
          data-pictured={handle ? '' : undefined}
          aria-label={done ? doneLabel : label}
          aria-valuemin={0}
          aria-valuemax={end}
          aria-valuenow={at}
          aria-valuetext={done ? doneLabel : `${Math.round(at / 10)} / ${Math.round(target / 10)}`}
          aria-invalid={error ? true : undefined}
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={press}
        >
          {handle ? (
            <ThemeDrawing
              className={styles['picture']}
              src={handle}
              draggable={false}
              instead={sign}
            />
          ) : (
            sign
          )}
        </span>
      </div>
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
  PageUp: (value) => value + step * 5,
  PageDown: (value) => value - step * 5,
  Home: () => 0,
  End: () => end,
}
