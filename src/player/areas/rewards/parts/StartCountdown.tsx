import { type ReactNode, useState } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { formatSeconds, useSecondsLeft } from '../../../kit/controls/Countdown.tsx'
import { readServerTime } from '../../../state/status.ts'

const dayS = 86_400

/** Shows the time until a promotion starts by the server's clock: days, and a clock for the rest. */
export function StartCountdown({ to }: { readonly to: number }): ReactNode {
  const t = useT()
  // One offset while it is shown, so that the countdown does not start anew.
  const [offset] = useState(() => readServerTime() - Date.now())
  const left = useSecondsLeft({ to, offset })
  const days = Math.floor(left / dayS)
  return (
    <time dateTime={`PT${left}S`} role="timer">
      {days > 0 && `${t('promotion.days', { count: days })} `}
      {formatSeconds(left % dayS)}
    </time>
  )
}
