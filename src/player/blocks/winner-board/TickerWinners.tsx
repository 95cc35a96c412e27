import { type ReactNode, useEffect, useState } from 'react'
import type { Winner } from '../../../core/contract/generated/gateway.ts'
import { useReducedMotion } from '../../components/parts/use-reduced-motion.ts'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { Sentence } from './Sentence.tsx'
import styles from './TickerWinners.module.css'
import { WinnerBoard } from './WinnerBoard.tsx'

/** How long a win stays on the line, in milliseconds. */
const stays = 4000

/** One win at a time on one line; stands still when paused or when less motion is asked for. */
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
  const still = useReducedMotion()
  const [place, setPlace] = useState(0)
  const [paused, setPaused] = useState(false)
  const playing = !paused && !still && winners.length > 1
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => setPlace((before) => before + 1), stays)
    return () => clearInterval(timer)
  }, [playing])
  const at = place % winners.length
  const winner = winners[at]
  if (!winner) return null
  return (
    <section className={styles['line']} aria-label={label}>
      <span className={styles['rank']}>{at + 1}</span>
      <div className={styles['window']} key={at}>
        <Sentence winner={winner} />
      </div>
      {still ? (
        <IconButton icon="chevron" label={t('common.next')} onClick={() => setPlace(place + 1)} />
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
