import type { StudioEvent } from '../../core/contract/generated/studio-api.ts'
import { studioApi as checks } from '../../core/contract/generated/validators/studio-api.ts'
import { readJson } from '../../core/contract/read-json.ts'

/** A stream of server-sent events, such as an `EventSource`. */
export interface EventStream extends EventTarget {
  readonly readyState: number
  readonly close: () => void
}

/** Opens the stream of an address of the studio's own origin. */
export type OpenEventStream = (address: string) => EventStream

export interface WatchOptions {
  readonly open: OpenEventStream
  /** The merchant that the page has open. */
  readonly merchant?: string | undefined
  readonly onEvent: (event: StudioEvent) => void
  /** Hears whether the stream is open. */
  readonly onState: (isOpen: boolean) => void
  /** Looks why the server refused the stream; resolves with whether to try again. */
  readonly askWhy: () => Promise<boolean>
}

/** `EventSource.CLOSED`: the server refused the stream, and the browser does not connect again. */
const refused = 2
/** Milliseconds until a refused stream is asked for again. */
const pause = 5000

/**
 * Hears the events of a page until it is closed. The browser connects again by itself where the connection broke, with
 * the last event's id. What happened before the first connection is read again: the page gets `missed` for it.
 */
export function watchEvents(options: WatchOptions): () => void {
  const { open, merchant, onEvent, onState, askWhy } = options
  let stream: EventStream
  let after: string | undefined
  let isClosed = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const connect = (): void => {
    const isFirst = after === undefined
    const query = new URLSearchParams({
      ...(merchant !== undefined && { merchant }),
      ...(after !== undefined && { after }),
    })
    const opened = open(`/studio/api/events?${query}`)
    stream = opened
    opened.addEventListener('open', () => {
      onState(true)
      if (isFirst && after === undefined) onEvent({ kind: 'missed' })
    })
    opened.addEventListener('message', (message) => {
      if (!(message instanceof MessageEvent)) return
      const { data, lastEventId } = message
      if (lastEventId !== '') after = lastEventId
      const event = readJson(String(data), (value) =>
        // Checked by the line before.
        checks['StudioEvent']?.(value) ? (value as StudioEvent) : undefined,
      )
      if (event) onEvent(event)
    })
    opened.addEventListener('error', () => {
      onState(false)
      if (opened.readyState === refused) void tryAgain()
    })
  }
  const tryAgain = async (): Promise<void> => {
    if (!(await askWhy()) || isClosed) return
    waiting = setTimeout(connect, pause)
  }
  connect()
  return () => {
    isClosed = true
    clearTimeout(waiting)
    stream.close()
  }
}
