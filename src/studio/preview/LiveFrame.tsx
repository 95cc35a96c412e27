import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type FrameCommand,
  type FrameEvent,
  freeAreaFor,
  isInView,
  parseFrameEvent,
} from '../../core/contract/frame-message.ts'
import { findChangedBlock } from './find-changed-block.ts'
import styles from './LiveFrame.module.css'

type PageReport = Extract<FrameEvent, { readonly kind: 'page' }>

export interface LiveFrameProps {
  /** The title for screen readers. */
  readonly title: string
  readonly origin: string
  /** Another one draws the page anew; the one before stays until the new one is painted. */
  readonly revision: string
  /** The address in the player. */
  readonly at: string
  readonly width: number
  readonly height: number
  /** The scale; 1 shows CSS pixels in their real size. */
  readonly scale: number
  /** A picture of the page, that nobody steps into. */
  readonly isPicture?: boolean
  readonly mark?: Extract<FrameCommand, { readonly kind: 'mark' }>
  /**
   * The block to be scrolled to when it is another; empty for none. With it, one that was added or
   * moved is scrolled to as well.
   */
  readonly reveal?: string
  readonly onReport?: (report: FrameEvent) => void
  /** The page loaded and says nothing: it is no page of the player. */
  readonly onSilent?: () => void
}

interface Slot {
  readonly key: string
  readonly src: string
}

/**
 * Limits in milliseconds for a page to start, to restore the scroll position of the previous one, to show
 * another block after its last one, to paint afterwards, and to send its first message after it loaded.
 */
const patience = { start: 12_000, scroll: 2000, change: 5000, paint: 150, word: 2500 } as const

/** A page of a preview, live. A new draft is drawn behind the old one and takes its place once it is painted. */
export function LiveFrame(props: LiveFrameProps): ReactNode {
  const { origin, revision, at, width, height, scale } = props
  const key = `${origin} ${revision}`
  const [shown, setShown] = useState<Slot>({ key, src: origin + at })
  const [next, setNext] = useState<Slot | undefined>(undefined)
  const before = useRef<Before>({ scroll: 0, blocks: [], revealed: '' })
  const path = useRef(at)
  useEffect(() => {
    path.current = at
  }, [at])
  useEffect(() => {
    setNext(key === shown.key ? undefined : { key, src: origin + path.current })
  }, [key, origin, shown.key])
  const slots = next ? [shown, next] : [shown]
  return (
    <div
      className={styles['box']}
      data-loading={next !== undefined}
      style={{ width: width * scale, height: height * scale }}
    >
      {slots.map((slot) => (
        <OneFrame
          {...props}
          key={slot.key}
          src={slot.src}
          isBehind={slot !== shown}
          isLast={slot === slots.at(-1)}
          before={before}
          onPainted={() => {
            if (slot === shown) return
            setShown(slot)
            setNext(undefined)
          }}
        />
      ))}
    </div>
  )
}

/** The state of the page that is shown. */
interface Before {
  /** The scroll position, in pixels. */
  readonly scroll: number
  readonly blocks: readonly string[]
  /** The block that was scrolled to because it was selected. */
  readonly revealed: string
}

interface OneFrameProps extends LiveFrameProps {
  readonly src: string
  readonly isBehind: boolean
  /** False for a page whose successor is loading: it may redirect as the scenario before did. */
  readonly isLast: boolean
  readonly before: { current: Before }
  readonly onPainted: () => void
}

function OneFrame(props: OneFrameProps): ReactNode {
  const { title, origin, at, width, height, scale, isPicture = false, isBehind, src } = props
  const { mark, reveal, before, isLast } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<PageReport | undefined>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  const heard = useRef(false)
  const [isLoaded, setLoaded] = useState(false)
  const [isNew, setNew] = useState(true)
  const hears = page !== undefined || isLoaded
  const started = page?.started === true
  const order = (what: FrameCommand): void =>
    frame.current?.contentWindow?.postMessage(what, origin)
  useReports(frame, origin, (report) => {
    heard.current = true
    if (report.kind === 'page') setPage(report)
    if (report.kind === 'page' && report.started && !latest.current.isBehind) remember(report)
    tell(report)
  })
  /** Keeps the scroll position and the blocks. A page that is still coming lacks blocks that it will have. */
  function remember(report: PageReport): void {
    const ids = new Set(idsOf(report))
    const isPart = isNew && before.current.blocks.some((id) => !ids.has(id))
    const blocks = isPart ? before.current.blocks : [...ids]
    before.current = { ...before.current, scroll: report.scroll, blocks }
  }
  const isCurrent = useAddress({ at, opened: src.slice(origin.length), page, order })
  function tell(report: FrameEvent): void {
    const { isBehind, isLast, onReport } = latest.current
    if (report.kind === 'page' && !isCurrent(report)) return
    if (!isBehind && isLast) onReport?.(report)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last report from behind, once it is shown
  useEffect(() => {
    if (!isBehind && isLast && page) tell(page)
  }, [isBehind, isLast])
  const [had] = useState(before.current.blocks)
  const turned =
    isNew && started && reveal !== undefined
      ? findChangedBlock(had, idsOf(page), reveal)
      : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is painted, as things are then
  useEffect(() => {
    if (isBehind && started) order({ kind: 'scroll', to: before.current.scroll })
  }, [isBehind, started])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page comes part by part, what happens on it later is its own
  useEffect(() => {
    if (turned !== undefined) order({ kind: 'reveal', block: turned })
  }, [turned])
  const shownIds = idsOf(page).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as blocks come, the page is not whole
  useEffect(() => {
    const timer = started ? setTimeout(() => setNew(false), patience.change) : undefined
    return () => clearTimeout(timer)
  }, [started, shownIds])
  const isThere = started && isWhere(page, { turned, scroll: before.current.scroll, height })
  useEffect(() => {
    if (!isBehind) return
    const wait = isThere ? patience.paint : started ? patience.scroll : patience.start
    const timer = setTimeout(() => latest.current.onPainted(), wait)
    return () => clearTimeout(timer)
  }, [isBehind, started, isThere])
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for a page that just began to hear
  useEffect(() => {
    if (mark && hears) order(mark)
  }, [mark, hears])
  // A page of the draft before lacks a block that was just added; the next page is scrolled to it.
  const canReveal = started && (reveal === '' || page.blocks.some(({ id }) => id === reveal))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another block is scrolled to
  useEffect(() => {
    if (reveal === undefined || !canReveal || reveal === before.current.revealed) return
    before.current = { ...before.current, revealed: reveal }
    if (reveal) order({ kind: 'reveal', block: reveal })
  }, [reveal, canReveal])
  return (
    <iframe
      ref={frame}
      title={title}
      src={src}
      className={styles['frame']}
      data-behind={isBehind}
      style={{ width, height, scale: String(scale) }}
      {...(isPicture || isBehind ? { tabIndex: -1, inert: true } : {})}
      onLoad={() => {
        setLoaded(true)
        setTimeout(() => {
          if (!heard.current && frame.current) latest.current.onSilent?.()
        }, patience.word)
      }}
    />
  )
}

interface Address {
  /** The address that the page should be at. */
  readonly at: string
  /** The address that it was opened at. */
  readonly opened: string
  readonly page: PageReport | undefined
  readonly order: (command: FrameCommand) => void
}

/**
 * Sends a page to each new address. Returns whether a report is about the present address: a report
 * that the page sent before it moved would take the address back.
 */
function useAddress({ at, opened, page, order }: Address): (report: PageReport) => boolean {
  const wanted = useRef(at)
  /** The address that the page was last sent to, or was followed to. */
  const settled = useRef(opened)
  const sent = useRef(0)
  const obeyed = useRef(0)
  const path = useRef<string | undefined>(undefined)
  const meet = (): boolean => {
    if (wanted.current === settled.current) return true
    settled.current = wanted.current
    if (path.current === wanted.current) return true
    sent.current += 1
    order({ kind: 'go', path: wanted.current })
    return false
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the page goes by itself is followed by others
  useEffect(() => {
    wanted.current = at
    if (page !== undefined) meet()
  }, [at])
  return (report) => {
    // A page that was loaded again has obeyed nothing yet.
    if (report.moves < obeyed.current) sent.current = report.moves
    obeyed.current = report.moves
    path.current = report.path
    return report.moves === sent.current && meet()
  }
}

function idsOf(page: PageReport | undefined): string[] {
  return page?.blocks.map(({ id }) => id) ?? []
}

interface Where {
  readonly turned: string | undefined
  readonly scroll: number
  readonly height: number
}

/** Returns true if a page shows the changed block, or has the scroll position of the previous page. */
function isWhere(page: PageReport, { turned, scroll, height }: Where): boolean {
  const block = page.blocks.find(({ id }) => id === turned)
  if (!block) return Math.abs(page.scroll - scroll) < 2
  return isInView(block, freeAreaFor(block, page.blocks, { height, scroll: page.scroll }))
}

/** Hears what one frame says: of its window, from its origin, and of a known shape. */
function useReports(
  frame: { readonly current: HTMLIFrameElement | null },
  origin: string,
  hear: (report: FrameEvent) => void,
): void {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return
      const report = event.origin === origin ? parseFrameEvent(event.data) : undefined
      if (report) latest.current(report)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, origin])
}
