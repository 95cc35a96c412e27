import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { formatSeconds } from '../../../../kit/controls/Countdown.tsx'

/** Shows the time since a launch, as 04:05 or 1:04:05. `since` is in epoch milliseconds. */
export function Elapsed({ since }: { readonly since: number }): ReactNode {
  const t = useT()
  const seconds = Math.max(0, Math.floor((useNow() - since) / 1000))
  return (
    <time role="timer" aria-label={t('play.elapsed')} dateTime={`PT${seconds}S`}>
      {formatSeconds(seconds)}
    </time>
  )
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
