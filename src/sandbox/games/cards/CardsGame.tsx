import { type ReactNode, useEffect, useState } from 'react'
import type { CardsState, GameRound } from '../../../core/contract/game-table.ts'
import { usePlay } from '../play/use-play.ts'
import { useGame } from '../room/game-context.ts'
import { Readout, Readouts } from '../room/Readouts.tsx'
import { StakeChips } from '../room/StakeChips.tsx'
import { CardsActions } from './CardsActions.tsx'
import styles from './CardsGame.module.css'
import { Hand } from './Hand.tsx'
import { planDeal } from './plan-deal.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useMoves } from './use-moves.ts'

const before: CardsState = { player: [], dealer: [], playerTotal: 0, dealerTotal: 0, steps: [] }
type Fate = 'won' | 'lost' | 'push'
const fates: Readonly<
  Record<NonNullable<CardsState['outcome']>, readonly [own: Fate, dealer: Fate]>
> = {
  'twenty-one': ['won', 'lost'],
  won: ['won', 'lost'],
  push: ['push', 'push'],
  lost: ['lost', 'won'],
  bust: ['lost', 'won'],
}

/** Twenty-one against the dealer. */
export function CardsGame(): ReactNode {
  const { table, t, money, balance, hold, show, announce, setBusy, refresh, still } = useGame()
  const [stakeAt, setStakeAt] = useState(0)
  const [round, setRound] = useState<GameRound | undefined>(table.open)
  const [stake = '0'] = [round?.state === 'open' ? round.stake : table.stakes[stakeAt]]
  const cards = round?.cards ?? before
  const moves = round ? planDeal(cards, 0).moves : 0
  const shown = useMoves(round?.roundId, { moves, still })
  const deal = planDeal(cards, shown)
  const isDealt = shown >= moves
  const outcome = isDealt ? cards.outcome : undefined

  const play = usePlay({
    onSend: ({ body }) => {
      if (!('stake' in body) || !body.stake) return
      setStakeAt(Math.max(0, table.stakes.indexOf(body.stake)))
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
  const { open } = table
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
    announce(formatOutcome(round))
  }, [isDealt, isOver, round?.roundId])

  const [own, dealer] = outcome ? fates[outcome] : []
  const step = (name: 'hit' | 'stand' | 'double'): void => {
    if (name === 'double') hold(stake)
    if (round) play.send(`rounds/${round.roundId}/steps`, { step: name })
  }
  const controls = useKeptFocus()
  const waits = play.phase !== 'idle' || !isDealt
  return (
    <div className={styles['table']}>
      <div className={styles['felt']}>
        <Hand label={t('cards.dealer')} cards={deal.dealer} fate={dealer} />
        <p className={styles['print']} data-fate={own}>
          {round && outcome ? formatOutcome(round) : t('cards.felt')}
        </p>
        <Hand label={t('cards.you')} cards={deal.player} fate={own} />
      </div>
      <Readouts>
        <Readout label={t('balance')}>{money(balance)}</Readout>
        <Readout label={t('stake')}>{money(stake)}</Readout>
        <Readout label={t('win')} bright={own === 'won'}>
          {money(outcome && round ? round.payout : '0')}
        </Readout>
      </Readouts>
      <div className={styles['controls']} ref={controls}>
        {round?.state === 'open' ? (
          <CardsActions steps={cards.steps} waits={waits} onStep={step} />
        ) : (
          <>
            <StakeChips at={stakeAt} onChoose={setStakeAt} disabled={waits} label={t('stake')} />
            <button
              type="button"
              className={styles['deal']}
              disabled={waits}
              onClick={() => play.send('rounds', { stake })}
            >
              {t('cards.deal')}
            </button>
          </>
        )}
      </div>
    </div>
  )

  function formatOutcome({ cards: ended, payout }: GameRound): string {
    return ended?.outcome ? t(`cards.${ended.outcome}`, { amount: money(payout) }) : ''
  }
}
