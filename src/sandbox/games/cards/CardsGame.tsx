import type { ReactNode } from 'react'
import type { CardsState, GameRound } from '../../../core/contract/game-table.ts'
import { useGame } from '../room/game-context.ts'
import { Readout, Readouts } from '../room/Readouts.tsx'
import { StakeChips } from '../room/StakeChips.tsx'
import { CardsActions } from './CardsActions.tsx'
import styles from './CardsGame.module.css'
import { Hand } from './Hand.tsx'
import { useCardsRound } from './use-cards-round.ts'
import { useKeptFocus } from './use-kept-focus.ts'

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
  const { t, money, balance, announce } = useGame()
  const game = useCardsRound((ended) => announce(formatOutcome(ended)))
  const { round, cards, deal, isDealt, stake, stakeAt, waits } = game
  const outcome = isDealt ? cards.outcome : undefined
  const [own, dealer] = outcome ? fates[outcome] : []
  const controls = useKeptFocus()
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
          <CardsActions steps={cards.steps} waits={waits} onStep={game.step} />
        ) : (
          <>
            <StakeChips
              at={stakeAt}
              onChoose={game.setStakeAt}
              disabled={waits}
              label={t('stake')}
            />
            <button type="button" className={styles['deal']} disabled={waits} onClick={game.begin}>
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
