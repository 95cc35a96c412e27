import { type ReactNode, useEffect, useState } from 'react'
import type { Winner } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { useReducedMotion } from '../../../../kit/controls/use-reduced-motion.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { Sentence } from './Sentence.tsx'
import styles from './TickerWinners.module.css'
import { WinnerBoard } from './WinnerBoard.tsx'

/** Milliseconds for which a win is shown. */
const displayTime = 4000

/**
 * Shows one win at a time on one line. It stops when the player pauses it or prefers reduced
 * motion.
 */
export default function TickerWinners({ settings }: BlockProps<'winner-board'>): ReactNode {
  return (
    <WinnerBoard className={styles['ticker']} settings={settings} head="none" height="3.5rem">
      {(winners, name) => <Ticker winners={winners} label={name} />}
    </WinnerBoard>
  )
}

interface TickerProps {
  readonly winners: readonly Winner[]
  readonly label: string
}

function Ticker({ winners, label }: TickerProps): ReactNode {
  const t = useT()
  const reducedMotion = useReducedMotion()
  const [position, setPosition] = useState(0)
  const [paused, setPaused] = useState(false)
  const playing = !paused && !reducedMotion && winners.length > 1
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setPosition((now) => now + 1), displayTime)
    return () => clearInterval(timer)
  }, [playing])
  const at = position % winners.length
  const winner = winners[at]
  if (!winner) return null
  return (
    <section className={styles['line']} aria-label={label}>
      <span className={styles['rank']}>{at + 1}</span>
      <div className={styles['window']} key={at}>
        <Sentence winner={winner} />
      </div>
      {reducedMotion ? (
        <IconButton
          icon="chevron"
          label={t('common.next')}
          onClick={() => setPosition(position + 1)}
        />
      ) : (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={t(paused ? 'home.winners.play' : 'home.winners.pause')}
          onClick={() => setPaused(!paused)}
        />
      )}
    </section>
  )
}
