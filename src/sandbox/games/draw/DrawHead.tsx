import type { ReactNode } from 'react'
import { GameArt } from '../room/GameArt.tsx'
import { useGame } from '../room/game-context.ts'
import styles from './DrawHead.module.css'
import { type DrawClock, formatClock } from './use-draw-clock.ts'

export interface DrawHeadProps {
  readonly clock: DrawClock
  readonly issue: string
  /** The last result. */
  readonly children: ReactNode
}

const states = {
  open: 'draw.closesIn',
  closed: 'draw.closed',
  drawing: 'draw.drawing',
} as const

/** Shows the draw that takes bets, its end, and the last result. */
export function DrawHead({ clock, issue, children }: DrawHeadProps): ReactNode {
  const { t } = useGame()
  const { phase, seconds } = clock
  return (
    <section className={styles['head']} data-phase={phase}>
      <GameArt className={styles['art']} width={360} />
      <div className={styles['next']}>
        <p className={styles['issue']}>
          {t('draw.issue', { issue })}
          <span className={styles['state']}>{t(states[phase])}</span>
        </p>
        <p className={styles['clock']} role="timer">
          {phase === 'drawing' ? (
            <span className={styles['drum']} aria-hidden="true" />
          ) : (
            formatClock(seconds)
          )}
        </p>
      </div>
      <div className={styles['last']}>{children}</div>
    </section>
  )
}
