import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { OtherText, Scenario } from '../../core/contract/generated/studio-api.ts'
import { LiveFrame } from './LiveFrame.tsx'
import styles from './ScaledFrame.module.css'
import { usePageTurn } from './use-page-turn.ts'
import { usePreview } from './use-preview.ts'
import { useSize } from './use-size.ts'

export interface ScaledFrameProps {
  readonly merchant: string
  readonly texts: readonly OtherText[]
  readonly scenario: Scenario
  /** A state of the history in place of the texts. */
  readonly state?: string
  /** Replaces a page that is not exactly that of the texts, or of the state. */
  readonly absent?: string
  readonly at: string
  readonly width: number
  /** The description for screen readers. */
  readonly title: string
  /** Replaces the page until it is shown, and if there is none. */
  readonly children?: ReactNode
}

/** The ratio of a phone's height to its width; content below that is cut off. */
const phone = 844 / 390

/** A page drawn small, as wide as there is room; live while it is on the screen, and nobody steps into it. */
export function ScaledFrame(props: ScaledFrameProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useIsOnScreen(box)
  const { width, height } = useSize(box)
  return (
    <div ref={box} className={styles['picture']}>
      {props.children}
      {isSeen && width > 0 && <Page {...props} room={{ width, height }} />}
    </div>
  )
}

interface PageProps extends ScaledFrameProps {
  readonly room: { readonly width: number; readonly height: number }
}

function Page(props: PageProps): ReactNode {
  const { merchant, texts, scenario, state, absent, at, width, title, room } = props
  const { value: answer, problem } = usePreview({ merchant, texts, scenario, state })
  const { isOn, onDrawn } = usePageTurn()
  const scale = room.width / width
  const word = problem ?? (answer && answer.shows !== 'draft' ? absent : undefined)
  if (word !== undefined)
    return (
      <p role="status" className={styles['word']}>
        {word}
      </p>
    )
  if (!isOn || !answer || answer.shows === 'nothing') return null
  return (
    <div className={styles['page']}>
      <LiveFrame
        title={title}
        origin={answer.origin}
        revision={answer.revision}
        at={at}
        width={width}
        height={Math.max(room.height / scale, width * phone)}
        scale={scale}
        isPicture
        onReport={(report) => {
          if (report.kind === 'page' && report.started) onDrawn()
        }}
      />
    </div>
  )
}

/** Returns true if any part of an element is on the screen. */
function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
