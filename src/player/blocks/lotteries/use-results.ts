import { useEffect, useState } from 'react'
import type { Lottery } from '../../../core/contract/generated/gateway.ts'
import type { Called } from '../../gateway/use-call.ts'
import { readServerTime } from '../../state/status.ts'

/** A result is asked for no sooner than this after the last answer, in milliseconds. */
const resultAfter = 3000
/** How long a gateway may take to write a draw down. */
const drawing = 1000

/** Asks for results once the draw of a closed issue is over, and again until its next issue is open. */
export function useResults({
  value,
  refreshing,
  retry,
}: Pick<Called<readonly Lottery[]>, 'value' | 'refreshing' | 'retry'>): () => void {
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    const now = readServerTime()
    const waits = (closed === 0 || refreshing ? [] : (value ?? []))
      .filter(({ closesAt }) => closesAt <= now)
      .map(({ closesAt, drawsAt = closesAt }) => drawsAt + drawing - now)
    if (waits.length === 0) return
    const timer = setTimeout(retry, Math.max(resultAfter, Math.min(...waits)))
    return () => clearTimeout(timer)
  }, [closed, value, refreshing, retry])
  return () => setClosed((count) => count + 1)
}
