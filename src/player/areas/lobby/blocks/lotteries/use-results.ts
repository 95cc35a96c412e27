import { useEffect, useState } from 'react'
import type { Lottery } from '../../../../../core/contract/generated/gateway.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { readServerTime } from '../../../../state/status.ts'

/** Minimum delay of a request for results after the last response, in milliseconds. */
const minDelay = 3000
/** Milliseconds that a gateway may need to record a draw. */
const recordingTime = 1000

/**
 * Requests results after the draw of a closed issue, and repeats until its next issue is open.
 * Returns the function to call when an issue closes.
 */
export function useResults({
  value,
  refreshing,
  retry,
}: Pick<QueryResult<readonly Lottery[]>, 'value' | 'refreshing' | 'retry'>): () => void {
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    const now = readServerTime()
    const delays = (closed === 0 || refreshing ? [] : (value ?? []))
      .filter(({ closesAt }) => closesAt <= now)
      .map(({ closesAt, drawsAt = closesAt }) => drawsAt + recordingTime - now)
    if (delays.length === 0) return
    const timer = setTimeout(retry, Math.max(minDelay, Math.min(...delays)))
    return () => clearTimeout(timer)
  }, [closed, value, refreshing, retry])
  return () => setClosed((count) => count + 1)
}
