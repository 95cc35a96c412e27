import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import {
  type FrameCommand,
  type FrameEvent,
  parseFrameEvent,
} from '../../core/contract/frame-message.ts'
import type { FrameAction, FramePage, PageReport } from './frame-state.ts'
import styles from './LiveFrame.module.css'

/**
 * Limits in milliseconds for a page to start, to be brought to its place and to paint there, to show
 * another block after its last one, and to send its first message after it loaded.
 */
const patience = { loading: 12_000, behind: 2000, painted: 150, change: 5000, word: 2500 } as const

/** How the frame of a page looks. */
export interface DrawnPage {
  /** The title for screen readers. */
  readonly title: string
  readonly width: number
  readonly height: number
  /** The scale; 1 shows CSS pixels in their real size. */
  readonly scale: number
  /** A picture of the page, that nobody steps into. */
  readonly isPicture?: boolean
  readonly mark?: Extract<FrameCommand, { readonly kind: 'mark' }>
  /** The page loaded and says nothing: it is no page of the player. */
  readonly onSilent?: () => void
}

interface LivePageProps extends DrawnPage {
  readonly page: FramePage
  readonly dispatch: (action: FrameAction) => void
  /** Hears of a block that is hovered or clicked. */
  readonly onPoint: (report: Exclude<FrameEvent, PageReport>) => void
}

/** One page of a preview in its frame: sends it the commands of its state, and says what happens to it. */
export function LivePage(props: LivePageProps): ReactNode {
  const { title, width, height, scale, isPicture = false, mark, page, dispatch } = props
  const { key, origin, phase, report, isLoaded, aim, go } = page
  const frame = useRef<HTMLIFrameElement>(null)
  const order = useCallback(
    (what: FrameCommand) => frame.current?.contentWindow?.postMessage(what, origin),
    [origin],
  )
  useReports(frame, origin, (report) => {
    if (report.kind === 'page') dispatch({ act: 'report', key, report })
    else props.onPoint(report)
  })
  useEffect(() => {
    if (!go) return
    order(go)
    dispatch({ act: 'sent', key, go })
  }, [go, order, key, dispatch])
  useEffect(() => {
    if (aim) order(aim)
  }, [aim, order])
  const hasReported = report !== undefined
  const isListening = hasReported || isLoaded
  useEffect(() => {
    if (mark && isListening) order(mark)
  }, [mark, isListening, order])
  const isBehind = phase !== 'shown'
  useEffect(
    () =>
      phase === 'shown'
        ? undefined
        : later(patience[phase], () => dispatch({ act: 'elapsed', key, phase })),
    [phase, key, dispatch],
  )
  // Each block that comes starts the time anew.
  const come = report?.started ? report.blocks.map(({ id }) => id).join(' ') : undefined
  useEffect(
    () =>
      come === undefined
        ? undefined
        : later(patience.change, () => dispatch({ act: 'rest', key, aim })),
    [come, aim, key, dispatch],
  )
  const reportSilent = useEffectEvent(() => props.onSilent?.())
  const isSilent = isLoaded && !hasReported
  useEffect(() => (isSilent ? later(patience.word, () => reportSilent()) : undefined), [isSilent])
  return (
    <iframe
      ref={frame}
      title={title}
      src={page.origin + page.opened}
      className={styles['frame']}
      data-behind={isBehind}
      style={{ width, height, scale: String(scale) }}
      {...(isPicture || isBehind ? { tabIndex: -1, inert: true } : {})}
      onLoad={() => dispatch({ act: 'load', key })}
    />
  )
}

/** Acts after some milliseconds. Returns the function that cancels it. */
function later(time: number, act: () => void): () => void {
  const timer = setTimeout(act, time)
  return () => clearTimeout(timer)
}

/** Hears what one frame says: of its window, from its origin, and of a known shape. */
function useReports(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onReport: (report: FrameEvent) => void,
): void {
  const receive = useEffectEvent(onReport)
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      const report = event.origin === origin ? parseFrameEvent(event.data) : undefined
      if (report) receive(report)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, origin])
}
