import { type PropsWithChildren, type ReactNode, useState } from 'react'
import type { Lottery } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Countdown } from '../../../../kit/controls/Countdown.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { launchPath, useGameEntry } from '../../../../kit/games/use-game-entry.ts'
import { readServerTime } from '../../../../state/status.ts'
import styles from './Draw.module.css'

export interface DrawProps {
  readonly lottery: Lottery
  /** Called when the countdown reaches 0. */
  readonly onClosed: () => void
}

/** Renders draws as list items, each with its mark. */
export function drawItems(
  lotteries: readonly Lottery[],
  onClosed: () => void,
  mark?: (lottery: Lottery) => ReactNode,
): readonly ReactNode[] {
  return lotteries.map((lottery) => (
    <Draw key={lottery.lotteryCode} lottery={lottery} onClosed={onClosed}>
      {mark?.(lottery)}
    </Draw>
  ))
}

/** Shows a draw with its countdown, its last result and the play button; a closed draw is grey. */
function Draw({ lottery, onClosed, children }: PropsWithChildren<DrawProps>): ReactNode {
  const t = useT()
  const clock = useClock(lottery, onClosed)
  return (
    <li
      data-part="draw"
      data-tone={lottery.tone ?? 0}
      data-closed={clock.closed || undefined}
      data-long={lottery.lastResult.length > 5 || undefined}
    >
      <div className={styles['body']} data-part="body">
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
        <button
          {...usePlayButton(lottery)}
          type="button"
          className={styles['play']}
          data-part="play"
        >
          {t('home.lotteries.play')}
          <Icon name="chevron" size="small" />
        </button>
      </div>
      {children}
    </li>
  )
}

/** Shows the balls of the last result, in the order of the draw. */
export function Balls({ lottery }: { readonly lottery: Lottery }): ReactNode {
  const t = useT()
  const { lastResult, shape = 'ball' } = lottery
  const label = `${t('home.lotteries.last')}: ${lastResult.join(' ')}`
  return (
    <span
      className={styles['balls']}
      data-part="balls"
      data-shape={shape}
      // A result keeps the order of its draw in both writing directions.
      dir="ltr"
      role="img"
      aria-label={label}
    >
      {lastResult.map((ball, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: balls may repeat; the index is their only key
        <span key={index} className={styles['ball']} data-part="ball">
          {ball}
        </span>
      ))}
    </span>
  )
}

/** Returns what a button that opens a lottery does, and its name, which ends with that of the lottery. */
export function usePlayButton({ lotteryCode, lotteryName, vendor }: Lottery) {
  const t = useT()
  const enter = useGameEntry()
  return {
    'aria-label': `${t('home.lotteries.play')} ${lotteryName}`,
    onClick: () => enter(launchPath(vendor ?? 'LOTT', { lottKey: lotteryCode })),
  }
}

/** Returns the time left by the server's clock, and whether the draw is closed. */
export function useClock({ closesAt }: Lottery, onClosed: () => void) {
  const [offset] = useState(() => readServerTime() - Date.now())
  const [endedAt, setEndedAt] = useState<number>()
  const closed = endedAt === closesAt || closesAt <= Date.now() + offset
  const onDone = (): void => {
    if (endedAt === closesAt) return
    setEndedAt(closesAt)
    onClosed()
  }
  return { closed, countdown: { to: closesAt, offset, onDone } }
}
