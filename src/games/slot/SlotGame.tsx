import { type ReactNode, useRef, useState } from 'react'
import type { GameRound, SlotWin } from '../../contract/game-table.ts'
import { isPositive } from '../../ui/decimal.ts'
import { usePlay } from '../play/use-play.ts'
import { useGame } from '../room/game-context.ts'
import { Marquee } from '../room/Marquee.tsx'
import { Readout, Readouts } from '../room/Readouts.tsx'
import { useCountUp } from '../room/use-count-up.ts'
import { lookOf } from '../symbols/symbols.ts'
import { Reels } from './Reels.tsx'
import { SlotControls } from './SlotControls.tsx'
import styles from './SlotGame.module.css'
import { usePress } from './use-press.ts'
import { useWinShow } from './use-win-show.ts'

const noWins: readonly SlotWin[] = []
type Phase = 'rest' | 'rolling' | 'landing'

/** How long reels roll at least, in milliseconds. */
const leastRoll = 550
/** A win of so many stakes is a big one. */
const big = 10

/** Five reels of three, played line by line. */
export function SlotGame(): ReactNode {
  const { table, say, money, balance, hold, show, announce, setBusy, still } = useGame()
  const symbols = (table.slot?.symbols ?? []).map(({ id }) => id)
  const lines = table.slot?.lines ?? []
  const [stakeAt, setStakeAt] = useState(0)
  const [phase, setPhase] = useState<Phase>('rest')
  const [quick, setQuick] = useState(false)
  const [reels, setReels] = useState(() => firstReels(symbols))
  const [round, setRound] = useState<GameRound>()
  const started = useRef(0)
  const landedRound = phase === 'rest' ? round : undefined
  const wins = landedRound?.slot?.wins ?? noWins
  const lit = useWinShow(wins, { still })
  const counted = useCountUp(landedRound?.payout ?? '0', { still })

  const play = usePlay({
    onSend: ({ body }) => {
      const at = 'stake' in body && body.stake ? table.stakes.indexOf(body.stake) : -1
      if (at >= 0) setStakeAt(at)
      hold('stake' in body && body.stake ? body.stake : '0')
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
  const land = (): void => {
    setPhase('rest')
    setBusy(false)
    if (!round) return
    show(round)
    announce(sayResult(round))
  }
  const sayResult = (result: GameRound): string =>
    isPositive(result.payout) ? say('slot.won', { amount: money(result.payout) }) : say('slot.none')
  const press = (): void => {
    if (phase === 'landing') setQuick(true)
    const stake = table.stakes[stakeAt]
    if (phase === 'rest' && stake) play.send('rounds', { stake })
  }
  usePress(press)
  const isBig = round !== undefined && Number(round.payout) >= Number(round.stake) * big
  const won = landedRound !== undefined && isPositive(landedRound.payout)
  return (
    <div className={styles['slot']}>
      <Marquee />
      <section
        className={styles['cabinet']}
        data-won={won || undefined}
        aria-label={say('slot.reels')}
      >
        <div className={styles['well']}>
          <Reels
            reels={reels}
            symbols={symbols}
            phase={phase}
            quick={quick || still}
            onLanded={land}
            lit={lit}
            lines={lines}
          />
          {won && isBig && <p className={styles['big']}>{say('slot.big')}</p>}
        </div>
        <p className={styles['word']} data-won={won || undefined}>
          {describe({ phase, round: landedRound, lit })}
        </p>
      </section>
      <Readouts>
        <Readout label={say('balance')}>{money(balance)}</Readout>
        <Readout label={say('win')} bright={won}>
          {money(counted)}
        </Readout>
      </Readouts>
      <SlotControls stakeAt={stakeAt} onStake={setStakeAt} phase={phase} onPress={press} />
    </div>
  )

  function describe(now: {
    readonly phase: Phase
    readonly round: GameRound | undefined
    readonly lit: readonly SlotWin[]
  }): string {
    if (now.phase !== 'rest') return say('slot.rolling')
    if (!now.round) return say('slot.idle')
    const [only] = now.lit.length === 1 ? now.lit : []
    if (!only) return sayResult(now.round)
    return say('slot.line', {
      line: only.line + 1,
      count: only.count,
      symbol: say(lookOf(only.symbol).name),
      amount: money(only.amount),
    })
  }
}

/** What stands on the reels before the first round. */
function firstReels(symbols: readonly string[]): readonly (readonly string[])[] {
  const at = (place: number): string => symbols[place % symbols.length] ?? ''
  return [3, 0, 1, 0, 4].map((start, reel) => [
    at(start + reel + 4),
    at(start),
    at(start + reel + 2),
  ])
}
