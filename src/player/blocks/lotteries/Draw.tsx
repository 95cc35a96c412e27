import { type ReactNode, useState } from 'react'
import type { Lottery } from '../../../core/contract/generated/gateway.ts'
import { launchPath, useGameEntry } from '../../components/parts/use-game-entry.ts'
import { Countdown } from '../../components/ui/Countdown.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { useT } from '../../i18n/use-t.ts'
import { readServerTime } from '../../state/status.ts'
import styles from './Draw.module.css'

export interface DrawProps {
  readonly lottery: Lottery
  /** Its countdown came to an end. */
  readonly onClosed: () => void
}

/** Draws as items of a list. */
export function drawItems(
  lotteries: readonly Lottery[],
  onClosed: () => void,
): readonly ReactNode[] {
  return lotteries.map((lottery) => (
    <li key={lottery.lotteryCode} data-part="draw" data-tone={lottery.tone ?? 0}>
      <Draw lottery={lottery} onClosed={onClosed} />
    </li>
  ))
}

/** A draw with its countdown, its last balls and the way in; a closed one is grey. */
function Draw({ lottery, onClosed }: DrawProps): ReactNode {
  const t = useT()
  const enter = useLotteryEntry(lottery)
  const clock = useClock(lottery, onClosed)
  return (
    <div className={styles['body']} data-part="body" data-closed={clock.closed || undefined}>
      <h3 className={styles['name']} data-part="name">
        {lottery.lotteryName}
      </h3>
      <p data-part="time">
        <span className={styles['label']} data-part="label">
          {t(clock.closed ? 'home.lotteries.closed' : 'home.lotteries.closesIn')}
        </span>
        {!clock.closed && (
          <Countdown {...clock.countdown} className={styles['clock']} part="clock" />
        )}
      </p>
      <Balls lottery={lottery} />
      <button type="button" className={styles['play']} data-part="play" onClick={enter}>
        {t('home.lotteries.play')}
        <Icon name="chevron" size="small" />
      </button>
    </div>
  )
}

/** The last result, in order. */
export function Balls({ lottery }: { readonly lottery: Lottery }): ReactNode {
  const t = useT()
  const { lastResult, shape = 'ball' } = lottery
  const label = `${t('home.lotteries.last')}: ${lastResult.join(' ')}`
  return (
    <span
      className={styles['balls']}
      data-part="balls"
      data-shape={shape}
      // The order of a result is the order of its draw, whichever way words are written.
      dir="ltr"
      role="img"
      aria-label={label}
    >
      {lastResult.map((ball, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: balls may repeat; their place is their key
        <span key={place} className={styles['ball']} data-part="ball">
          {ball}
        </span>
      ))}
    </span>
  )
}

export function useLotteryEntry({ lotteryCode, vendor }: Lottery): () => void {
  const enter = useGameEntry()
  return () => enter(launchPath(vendor ?? 'LOTT', { lottKey: lotteryCode }))
}

/** The time left by the server's clock, and whether the draw is closed. */
export function useClock({ closesAt }: Lottery, onClosed: () => void) {
  const [offset] = useState(() => readServerTime() - Date.now())
  const [ended, setEnded] = useState<number>()
  const closed = ended === closesAt || closesAt <= Date.now() + offset
  const onDone = (): void => {
    if (ended === closesAt) return
    setEnded(closesAt)
    onClosed()
  }
  return { closed, countdown: { to: closesAt, offset, onDone } }
}
