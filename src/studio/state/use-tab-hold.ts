import { useEffect, useState } from 'react'

/**
 * The tab of this browser that edits a merchant: not known yet, this one, another one, or one that cannot
 * hand over its edits.
 */
export type TabState = 'asking' | 'here' | 'elsewhere' | 'kept elsewhere'

export interface TabHold {
  readonly holding: TabState
  /** Takes the merchant over from the other tab. */
  readonly take: () => void
}

/**
 * Milliseconds until a tab that waits says so, and until one that does not answer is taken for frozen: a tab that
 * edits answers whether it hands over, however slow the machine is.
 */
const patience = { waiting: 400, frozen: 10_000 } as const

/**
 * Lets one tab at a time edit a merchant; the one before hands its edits over in the journal. When
 * a tab is closed, one that waits goes on. `mayLeave` says whether the journal has all edits.
 */
export function useTabHold(code: string, mayLeave: () => boolean): TabHold {
  const [holding, setHolding] = useState<TabState>('asking')
  const [take, setTake] = useState(() => (): void => undefined)
  useEffect(() => {
    const hold = openHold(`studio:edits:${code}`, mayLeave, setHolding)
    setTake(() => hold.take)
    return hold.close
  }, [code, mayLeave])
  return { holding, take }
}

interface Hold {
  readonly take: () => void
  readonly close: () => void
}

function openHold(
  name: string,
  mayLeave: () => boolean,
  report: (holding: TabState) => void,
): Hold {
  const channel = new BroadcastChannel(name)
  const closing = new AbortController()
  let waiting = new AbortController()
  let isHere = false
  const enter = (): Promise<void> => {
    isHere = true
    report('here')
    return new Promise((leave) => closing.signal.addEventListener('abort', () => leave()))
  }
  const lose = (): void => {
    isHere = false
    if (!closing.signal.aborted) wait()
  }
  const wait = (): void => {
    waiting = new AbortController()
    const slow = setTimeout(() => !isHere && report('elsewhere'), patience.waiting)
    const granted = (): Promise<void> => {
      clearTimeout(slow)
      return enter()
    }
    const { signal } = waiting
    // It ends when this tab is closed, or when another one took the merchant.
    navigator.locks.request(name, { signal }, granted).catch(() => !signal.aborted && lose())
  }
  const steal = (): void => {
    waiting.abort()
    navigator.locks.request(name, { steal: true }, enter).catch(lose)
  }
  const answer = createTimer(patience.frozen, () => !isHere && steal())
  channel.onmessage = ({ data }) => {
    if (data === 'take' && isHere) channel.postMessage(mayLeave() ? 'leave' : 'keep')
    if ((data !== 'leave' && data !== 'keep') || !answer.stop()) return
    if (data === 'keep') report('kept elsewhere')
    else steal()
  }
  wait()
  return {
    take: () => {
      channel.postMessage('take')
      answer.start()
    },
    close: () => {
      answer.stop()
      closing.abort()
      waiting.abort()
      channel.close()
    },
  }
}

interface Timer {
  /** Starts the time again from its beginning. */
  readonly start: () => void
  /** Stops the timer; returns true if it ran. */
  readonly stop: () => boolean
}

function createTimer(milliseconds: number, onEnd: () => void): Timer {
  let running: ReturnType<typeof setTimeout> | undefined
  const stop = (): boolean => {
    const ran = running !== undefined
    clearTimeout(running)
    running = undefined
    return ran
  }
  return {
    stop,
    start() {
      stop()
      running = setTimeout(() => {
        running = undefined
        onEnd()
      }, milliseconds)
    },
  }
}
