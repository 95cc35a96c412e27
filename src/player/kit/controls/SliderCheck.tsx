import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SliderCheck.module.css'
import { ThemeDrawing } from './ThemeDrawing.tsx'
import typography from './typography.module.css'

export interface SliderWords {
  /** The instruction, such as "Move the piece into the gap". */
  readonly slide: string
  readonly done: string
  /** The alternative text of the picture. */
  readonly picture: string
  readonly left: string
  readonly right: string
  readonly check: string
  readonly reload: string
}

export interface SliderCheckProps {
  readonly words: SliderWords
  readonly state: 'loading' | 'ready' | 'checking' | 'passed'
  /** Image addresses; undefined while they load. */
  readonly background: string | undefined
  readonly piece: string | undefined
  /** Called with the position of the piece, in thousandths of its way. */
  readonly onDone: (position: number) => void
  readonly onReload: () => void
  readonly error?: string | undefined
  /** Address of the picture on the handle. */
  readonly handle?: string | undefined
}

const step = 10
const end = 1000

/**
 * Shows a picture with a gap and the piece for it. The piece moves with a handle that is drawn, with a
 * press on the track, with two buttons, or with keys; releasing the handle, Enter or a button checks it.
 */
export function SliderCheck(props: SliderCheckProps): ReactNode {
  const { words, state, background, piece } = props
  const sliding = useSliding(props)
  const done = state === 'passed'
  const label = done ? words.done : words.slide
  const slid = { '--slid': sliding.value / end }
  return (
    <div
      className={`${styles['slider']} ${typography['muted']}`}
      data-kit="slider-check"
      data-state={stateOf(props)}
      data-kind={props.handle ? 'picture' : undefined}
      style={slid}
    >
      <span className={styles['label']} data-part="label" aria-live="polite">
        {label}
      </span>
      <div className={styles['puzzle']} data-part="puzzle" aria-busy={state === 'loading'}>
        {background && (
          <img className={styles['background']} src={background} alt={words.picture} />
        )}
        {piece && <img className={styles['piece']} data-part="piece" src={piece} alt="" />}
      </div>
      <div className={styles['track']} data-part="track" onPointerDown={sliding.jump}>
        <Handle check={props} sliding={sliding} label={label} />
      </div>
      {!done && <Steps check={props} sliding={sliding} />}
    </div>
  )
}

interface Sliding {
  /** The position of the piece, in thousandths of its way. */
  readonly value: number
  readonly moveTo: (next: number) => void
  readonly check: () => void
  readonly grab: (event: PointerEvent<HTMLElement>) => void
  readonly follow: (event: PointerEvent) => void
  readonly release: () => void
  /** Moves the handle to where the track is pressed. */
  readonly jump: (event: PointerEvent<HTMLElement>) => void
  readonly press: (event: KeyboardEvent) => void
}

/** Returns where the piece of a picture is, and what moves it. */
function useSliding({ state, background, onDone }: SliderCheckProps): Sliding {
  const [moved, setMoved] = useState({ picture: background, value: 0 })
  const drag = useRef<{ readonly x: number; readonly from: number; readonly room: number }>(
    undefined,
  )
  const value = moved.picture === background ? moved.value : 0
  function moveTo(next: number): void {
    if (state !== 'ready') return
    setMoved({ picture: background, value: Math.round(Math.min(end, Math.max(0, next))) })
  }
  function check(): void {
    if (state === 'ready' && value > 0) onDone(value)
  }
  function grab(event: PointerEvent<HTMLElement>): void {
    event.stopPropagation()
    const room = readRoom(event.currentTarget)
    drag.current = { x: event.clientX, from: value, room }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  function follow(event: PointerEvent): void {
    const start = drag.current
    if (start) moveTo(start.from + ((event.clientX - start.x) / start.room) * end)
  }
  function release(): void {
    const isMoved = drag.current !== undefined && drag.current.from !== value
    drag.current = undefined
    if (isMoved) check()
  }
  function jump(event: PointerEvent<HTMLElement>): void {
    const grip = event.currentTarget.querySelector<HTMLElement>('[role="slider"]')
    if (!grip) return
    const start = event.currentTarget.getBoundingClientRect().left + grip.offsetWidth / 2
    moveTo(((event.clientX - start) / readRoom(grip)) * end)
  }
  function press(event: KeyboardEvent): void {
    const next = keys[event.key]?.(value)
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (next === undefined) check()
    else moveTo(next)
  }
  return { value, moveTo, check, grab, follow, release, jump, press }
}

interface PartProps {
  readonly check: SliderCheckProps
  readonly sliding: Sliding
}

function Handle({ check, sliding, label }: PartProps & { readonly label: string }): ReactNode {
  const { words, state, error, handle } = check
  const { value, grab, follow, release, press } = sliding
  const done = state === 'passed'
  const sign = <Icon name={done ? 'check' : 'chevron'} />
  return (
    <span
      className={styles['handle']}
      data-part="handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={value}
      aria-valuetext={done ? words.done : `${Math.round(value / 10)} %`}
      aria-invalid={error ? true : undefined}
      onPointerDown={grab}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      {handle ? (
        <ThemeDrawing className={styles['picture']} src={handle} draggable={false} instead={sign} />
      ) : (
        sign
      )}
    </span>
  )
}

/** The buttons that move the piece without dragging, check it, and ask for another picture. */
function Steps({ check, sliding }: PartProps): ReactNode {
  const { words, state, onReload } = check
  const { value, moveTo } = sliding
  return (
    <div className={styles['steps']} data-part="actions">
      <IconButton
        className={styles['back'] ?? ''}
        icon="chevron"
        label={words.left}
        variant="raised"
        onClick={() => moveTo(value - step)}
      />
      <IconButton
        icon="chevron"
        label={words.right}
        variant="raised"
        onClick={() => moveTo(value + step)}
      />
      <Button variant="outline" wide busy={state === 'checking'} onClick={sliding.check}>
        {words.check}
      </Button>
      <IconButton icon="refresh" label={words.reload} onClick={onReload} />
    </div>
  )
}

/** Returns the way of a handle on its track in CSS pixels. */
function readRoom(handle: HTMLElement): number {
  return Math.max(1, (handle.parentElement?.clientWidth ?? 0) - handle.offsetWidth)
}

function stateOf({ state, error }: SliderCheckProps): 'done' | 'error' | undefined {
  if (state === 'passed') return 'done'
  return error ? 'error' : undefined
}

const keys: Readonly<Record<string, ((value: number) => number) | undefined>> = {
  ArrowRight: (value) => value + step,
  ArrowUp: (value) => value + step,
  ArrowLeft: (value) => value - step,
  ArrowDown: (value) => value - step,
  PageUp: (value) => value + step * 10,
  PageDown: (value) => value - step * 10,
  Home: () => 0,
  End: () => end,
}
