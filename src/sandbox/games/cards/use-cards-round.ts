import { useEffect, useState } from 'react'
import type { CardsState, GameRound } from '../../../core/contract/game-table.ts'
import { usePlay } from '../play/use-play.ts'
import { useGame } from '../room/game-context.ts'
import { type Deal, planDeal } from './plan-deal.ts'
import { useMoves } from './use-moves.ts'

export interface CardsRound {
  /** The round that is played, else the last one. */
  readonly round: GameRound | undefined
  readonly cards: CardsState
  /** The cards that lie on the table so far. */
  readonly deal: Deal
  /** True when the last card lies. */
  readonly isDealt: boolean
  readonly stake: string
  /** The place of the stake among those of the table. */
  readonly stakeAt: number
  readonly setStakeAt: (at: number) => void
  /** True while nothing can be pressed. */
  readonly waits: boolean
  /** Places the stake and begins a round. */
  readonly begin: () => void
  readonly step: (name: 'hit' | 'stand' | 'double') => void
}

const noCards: CardsState = { player: [], dealer: [], playerTotal: 0, dealerTotal: 0, steps: [] }

/** A round from the stake to the last card. `onOver` is called once when the last card of a round lies. */
export function useCardsRound(onOver: (round: GameRound) => void): CardsRound {
  const { table, hold, show, setBusy, refresh, still } = useGame()
  const { open, stakes } = table
  const [stakeAt, setStakeAt] = useState(0)
  const [round, setRound] = useState<GameRound | undefined>(open)
  const [stake = '0'] = [round?.state === 'open' ? round.stake : stakes[stakeAt]]
  const cards = round?.cards ?? noCards
  const moves = round ? planDeal(cards, 0).moves : 0
  const shown = useMoves(round?.roundId, { moves, still })
  const isDealt = shown >= moves

  const play = usePlay({
    onSend: ({ body }) => {
      if (!('stake' in body) || !body.stake) return
      setStakeAt(Math.max(0, stakes.indexOf(body.stake)))
      hold(body.stake)
      setRound(undefined)
    },
    onRound: (next) => {
      setBusy(true)
      setRound(next)
      if (next.state === 'open') show(next)
    },
    onRefused: (error) => {
      if (error !== 'balance.insufficient') void refresh()
    },
  })
  // A hand that was left open, here or in another tab, is taken up again.
  useEffect(() => {
    if (open) setRound((now) => now ?? open)
  }, [open])
  const isOver = round !== undefined && isDealt && round.state !== 'open'
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the last card lies
  useEffect(() => {
    if (!isDealt) return
    setBusy(false)
    if (!isOver) return
    show(round)
    onOver(round)
  }, [isDealt, isOver, round?.roundId])

  return {
    round,
    cards,
    deal: planDeal(cards, shown),
    isDealt,
    stake,
    stakeAt,
    setStakeAt,
    waits: play.phase !== 'idle' || !isDealt,
    begin: () => play.send('rounds', { stake }),
    step: (name) => {
      if (name === 'double') hold(stake)
      if (round) play.send(`rounds/${round.roundId}/steps`, { step: name })
    },
  }
}
