import type { ReactNode } from 'react'
import { useGame } from '../room/game-context.ts'
import { LessMark, MoreMark, SpinMark, StopMark } from '../room/marks.tsx'
import styles from './SlotControls.module.css'

export interface SlotControlsProps {
  /** The place of the stake among those of the table. */
  readonly stakeAt: number
  readonly onStake: (at: number) => void
  readonly phase: 'rest' | 'rolling' | 'landing'
  readonly onPress: () => void
}

/** The stake and the one button that spins, and stops at once while reels land. */
export function SlotControls({ stakeAt, onStake, phase, onPress }: SlotControlsProps): ReactNode {
  const { table, t, money } = useGame()
  const stops = phase === 'landing'
  const waits = phase !== 'rest'
  return (
    <div className={styles['controls']}>
      <div className={styles['stake']}>
        <button
          type="button"
          className={styles['step']}
          aria-label={t('stake.less')}
          disabled={waits || stakeAt === 0}
          onClick={() => onStake(stakeAt - 1)}
        >
          <LessMark />
        </button>
        <p className={styles['amount']} aria-live="polite">
          <span className={styles['label']}>{t('stake')}</span>
          <span className={styles['figure']}>{money(table.stakes[stakeAt] ?? '0')}</span>
        </p>
        <button
          type="button"
          className={styles['step']}
          aria-label={t('stake.more')}
          disabled={waits || stakeAt >= table.stakes.length - 1}
          onClick={() => onStake(stakeAt + 1)}
        >
          <MoreMark />
        </button>
      </div>
      <button
        type="button"
        className={styles['spin']}
        data-phase={phase}
        disabled={phase === 'rolling'}
        onClick={onPress}
      >
        {stops ? <StopMark /> : <SpinMark />}
        <span className={styles['name']}>{t(stops ? 'slot.stop' : 'slot.spin')}</span>
      </button>
    </div>
  )
}
