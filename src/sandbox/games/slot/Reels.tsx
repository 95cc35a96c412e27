import { type ReactNode, useEffect, useState } from 'react'
import type { SlotLine, SlotWin } from '../../../core/contract/game-table.ts'
import { lookOf } from '../symbols/symbols.ts'
import styles from './Reels.module.css'

export interface ReelsProps {
  /** Five reels of three symbols each, from the top. */
  readonly reels: readonly (readonly string[])[]
  /** All symbols there are, for what rushes by. */
  readonly symbols: readonly string[]
  readonly phase: 'rest' | 'rolling' | 'landing'
  /** Reels stop at once instead of one after the other. */
  readonly quick: boolean
  readonly onLanded: () => void
  /** The wins that are lit, with the lines they run along. */
  readonly lit: readonly SlotWin[]
  readonly lines: readonly SlotLine[]
}

/** Milliseconds before the first reel stops, between reels, and that one takes to settle. */
const timing = {
  slow: { first: 160, between: 240, settle: 460 },
  quick: { first: 0, between: 50, settle: 320 },
} as const

/** Five reels behind glass, with the lines that win drawn over them. */
export function Reels(props: ReelsProps): ReactNode {
  const { reels, symbols, phase, lit, lines } = props
  const landed = useLanding(props)
  return (
    <div className={styles['reels']} data-lit={lit.length > 0 || undefined}>
      {reels.map((shown, reel) => (
        <Reel
          // biome-ignore lint/suspicious/noArrayIndexKey: a reel is its place
          key={reel}
          shown={shown}
          rush={rushOf(symbols, reel)}
          motion={phase === 'rest' ? 'rest' : landed > reel ? 'landed' : 'rolling'}
          rowsLit={lit.flatMap(({ line, count }) =>
            reel < count ? (lines[line]?.[reel] ?? []) : [],
          )}
        />
      ))}
      <svg
        className={styles['lines']}
        viewBox="0 0 5 3"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {lit.map(({ line }) => (
          <polyline key={line} points={pointsOf(lines[line])} />
        ))}
      </svg>
    </div>
  )
}

interface ReelProps {
  readonly shown: readonly string[]
  readonly rush: readonly string[]
  readonly motion: 'rest' | 'rolling' | 'landed'
  readonly rowsLit: readonly number[]
}

function Reel({ shown, rush, motion, rowsLit }: ReelProps): ReactNode {
  const strip = motion === 'rolling' ? [...rush, ...rush] : shown
  const after = motion === 'landed' ? rush.slice(0, 3) : []
  return (
    <div className={styles['reel']}>
      <div className={styles['strip']} data-motion={motion}>
        {[...strip, ...after].map((symbol, row) => (
          <span
            className={styles['cell']}
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={row}
            data-lit={(motion !== 'rolling' && rowsLit.includes(row)) || undefined}
          >
            <img
              className={styles['symbol']}
              src={lookOf(symbol).drawing}
              alt=""
              draggable={false}
            />
          </span>
        ))}
      </div>
    </div>
  )
}

/** Returns the number of reels that have stopped. */
function useLanding({ phase, quick, onLanded, reels }: ReelsProps): number {
  const [landed, setLanded] = useState(0)
  useEffect(() => {
    if (phase !== 'landing') setLanded(0)
  }, [phase])
  const count = reels.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is heard at the end does not start it anew
  useEffect(() => {
    if (phase !== 'landing') return
    const { first, between, settle } = quick ? timing.quick : timing.slow
    const timers = reels.map((_, reel) =>
      setTimeout(() => setLanded((before) => Math.max(before, reel + 1)), first + between * reel),
    )
    const end = setTimeout(onLanded, first + between * (count - 1) + settle)
    return () => {
      for (const timer of [...timers, end]) clearTimeout(timer)
    }
  }, [phase, quick, count])
  return landed
}

function rushOf(symbols: readonly string[], reel: number): readonly string[] {
  return symbols.map((_, place) => symbols[(place * 3 + reel * 2) % symbols.length] ?? '')
}

function pointsOf(line: SlotLine | undefined): string {
  return (line ?? []).map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ')
}
