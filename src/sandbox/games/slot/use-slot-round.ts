import { useRef, useState } from 'react'
import type { GameRound } from '../../../core/contract/game-table.ts'
import { usePlay } from '../play/use-play.ts'
import { useGame } from '../room/game-context.ts'

export interface SlotRound {
  readonly phase: 'rest' | 'rolling' | 'landing'
  /** Reels stop at once instead of one after the other. */
  readonly quick: boolean
  /** The symbols on the reels, or those on which they will stop. */
  readonly reels: readonly (readonly string[])[]
  /** The round that has landed. */
  readonly round: GameRound | undefined
  /** The place of the stake among those of the table. */
  readonly stakeAt: number
  readonly setStakeAt: (at: number) => void
  /** Spins, or stops the reels at once while they land. */
  readonly press: () => void
  /** Called when the last reel stops. */
  readonly land: () => void
}

/** The minimum duration of a spin, in milliseconds. */
const leastRoll = 550

/** A spin from the press to the last reel. */
export function useSlotRound(onLanded: (round: GameRound) => void): SlotRound {
  const { table, hold, show, setBusy, still } = useGame()
  const [stakeAt, setStakeAt] = useState(0)
  const [phase, setPhase] = useState<SlotRound['phase']>('rest')
  const [quick, setQuick] = useState(false)
  const [reels, setReels] = useState(() => firstReels(table.slot?.symbols ?? []))
  const [round, setRound] = useState<GameRound>()
  const started = useRef(0)

  const play = usePlay({
    onSend: ({ body }) => {
      const stake = ('stake' in body && body.stake) || '0'
      setStakeAt((before) => (table.stakes.includes(stake) ? table.stakes.indexOf(stake) : before))
      hold(stake)
      started.current = performance.now()
      setRound(undefined)
      setQuick(false)
      setPhase('rolling')
    },
    onRound: (next) => {
      const rest = still ? 0 : Math.max(0, started.current + leastRoll - performance.now())
      setBusy(true)
      setTimeout(() => {
        setReels(next.slot?.reels ?? reels)
        setRound(next)
        setPhase('landing')
      }, rest)
    },
    onRefused: () => setPhase('rest'),
  })
  return {
    phase,
    quick: quick || still,
    reels,
    round: phase === 'rest' ? round : undefined,
    stakeAt,
    setStakeAt,
    press: () => {
      const stake = table.stakes[stakeAt]
      if (phase === 'landing') setQuick(true)
      if (phase === 'rest' && stake) play.send('rounds', { stake })
    },
    land: () => {
      setPhase('rest')
      setBusy(false)
      if (!round) return
      show(round)
      onLanded(round)
    },
  }
}

/** Returns the symbols on the reels before the first round. */
function firstReels(symbols: readonly { readonly id: string }[]): readonly (readonly string[])[] {
  const at = (place: number): string => symbols[place % symbols.length]?.id ?? ''
  return [3, 0, 1, 0, 4].map((start, reel) => [
    at(start + reel + 4),
    at(start),
    at(start + reel + 2),
  ])
}
