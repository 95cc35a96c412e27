import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { GameRound, SlotWin } from '../../../core/contract/game-table.ts'
import { isPositive } from '../../../player/kit/controls/decimal.ts'
import { useGame } from '../room/game-context.ts'
import { Marquee } from '../room/Marquee.tsx'
import { Readout, Readouts } from '../room/Readouts.tsx'
import { useCountUp } from '../room/use-count-up.ts'
import { lookOf } from '../symbols/symbols.ts'
import { BigWin } from './BigWin.tsx'
import { Reels } from './Reels.tsx'
import { SlotControls } from './SlotControls.tsx'
import styles from './SlotGame.module.css'
import { type SlotRound, useSlotRound } from './use-slot-round.ts'
import { useWinShow } from './use-win-show.ts'

const noWins: readonly SlotWin[] = []
/** A win of so many stakes is a big one. */
const big = 10

/** Five reels of three, played line by line. */
export function SlotGame(): ReactNode {
  const { table, t, money, balance, announce, still } = useGame()
  const { symbols = [], lines = [] } = table.slot ?? {}
  const formatResult = useResultFormat()
  const spin = useSlotRound((landed) => announce(formatResult(landed)))
  const { round, phase } = spin
  const lit = useWinShow(round?.slot?.wins ?? noWins, { still })
  const counted = useCountUp(round?.payout ?? '0', { still })
  usePress(spin.press)
  const won = round !== undefined && isPositive(round.payout)
  const isBig = won && Number(round.payout) >= Number(round.stake) * big
  return (
    <div className={styles['slot']}>
      <Marquee />
      <section
        className={styles['cabinet']}
        data-won={won || undefined}
        aria-label={t('slot.reels')}
      >
        <div className={styles['well']}>
          <Reels
            reels={spin.reels}
            symbols={symbols.map(({ id }) => id)}
            phase={phase}
            quick={spin.quick}
            onLanded={spin.land}
            lit={lit}
            lines={lines}
          />
          {isBig && <BigWin key={round.roundId} />}
        </div>
        <p className={styles['word']} data-won={won || undefined}>
          <ResultText phase={phase} round={round} lit={lit} />
        </p>
      </section>
      <Readouts>
        <Readout label={t('balance')}>{money(balance)}</Readout>
        <Readout label={t('win')} bright={won}>
          {money(counted)}
        </Readout>
      </Readouts>
      <SlotControls
        stakeAt={spin.stakeAt}
        onStake={spin.setStakeAt}
        phase={phase}
        onPress={spin.press}
      />
    </div>
  )
}

interface ResultTextProps extends Pick<SlotRound, 'phase' | 'round'> {
  /** The wins that light up now. */
  readonly lit: readonly SlotWin[]
}

/** Describes the result below the reels. */
function ResultText({ phase, round, lit }: ResultTextProps): ReactNode {
  const { t, money } = useGame()
  const formatResult = useResultFormat()
  if (phase !== 'rest') return t('slot.rolling')
  if (!round) return t('slot.idle')
  const [only] = lit.length === 1 ? lit : []
  if (!only) return formatResult(round)
  return t('slot.line', {
    line: only.line + 1,
    count: only.count,
    symbol: t(lookOf(only.symbol).name),
    amount: money(only.amount),
  })
}

function useResultFormat(): (round: GameRound) => string {
  const { t, money } = useGame()
  return ({ payout }) =>
    isPositive(payout) ? t('slot.won', { amount: money(payout) }) : t('slot.none')
}

/** Hears Space and Enter wherever nothing else would take them. */
function usePress(onPress: () => void): void {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return
      const { target } = event
      const takes = target instanceof Element && target.closest('button, input, a, dialog')
      if (takes || document.querySelector('dialog[open]')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
