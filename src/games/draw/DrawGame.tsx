import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isPositive } from '../../ui/decimal.ts'
import { usePlay } from '../play/use-play.ts'
import { useGame } from '../room/game-context.ts'
import { Readout, Readouts } from '../room/Readouts.tsx'
import { StakeChips } from '../room/StakeChips.tsx'
import { Balls } from './Balls.tsx'
import { BetBoard } from './BetBoard.tsx'
import styles from './DrawGame.module.css'
import { DrawHead } from './DrawHead.tsx'
import { Tickets } from './Tickets.tsx'
import { timesOf } from './times-of.ts'
import { useDrawClock } from './use-draw-clock.ts'

/** A lottery draw: what is chosen becomes a ticket of several stakes. */
export function DrawGame(): ReactNode {
  const { table, rounds, say, money, balance, hold, show, announce, refresh } = useGame()
  const { draw } = table
  const [stakeAt, setStakeAt] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [placed, setPlaced] = useState<string>()
  const clock = useDrawClock(draw)
  const stake = table.stakes[stakeAt] ?? '0'
  const total = timesOf(stake, chosen.size)

  const play = usePlay({
    onSend: ({ body }) => {
      if (!('stakes' in body)) return
      const { stakes = [] } = body
      setChosen(new Set(stakes.map(({ selection }) => selection)))
      const at = table.stakes.indexOf(stakes[0]?.stake ?? '')
      if (at >= 0) setStakeAt(at)
      hold(timesOf(stakes[0]?.stake ?? '0', stakes.length))
    },
    onRound: (round, { body }) => {
      show(round)
      if ('suborderId' in body) return
      setChosen(new Set())
      const issue = round.draw?.issue ?? ''
      setPlaced(issue)
      announce(say('draw.placed', { issue }))
    },
    onRefused: () => void refresh(),
  })
  const waits = play.phase !== 'idle'

  const fresh = useFreshResult(draw?.lastIssue)
  const settled = rounds.filter((round) => round.draw?.issue === draw?.lastIssue)
  const won = settled.filter(({ payout, state }) => state === 'settled' && isPositive(payout))
  const word = sayResult()
  useEffect(() => {
    if (fresh) announce(word)
  }, [fresh, word, announce])

  if (!draw) return null
  const toggle = (selection: string): void => {
    setPlaced(undefined)
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(selection)) after.add(selection)
      return after
    })
  }
  const open = clock.phase === 'open'
  return (
    <div className={styles['draw']}>
      <DrawHead clock={clock} issue={draw.issue}>
        <p className={styles['last']}>
          {say('draw.last')} · {draw.lastIssue}
        </p>
        <Balls key={draw.lastIssue} balls={draw.lastResult} fresh={fresh} />
        {fresh && (
          <p className={styles['result']} data-won={won.length > 0 || undefined}>
            {word}
          </p>
        )}
      </DrawHead>
      <div className={styles['board']}>
        <BetBoard bets={draw.bets} chosen={chosen} disabled={waits || !open} onToggle={toggle} />
        <Tickets
          waits={waits}
          onCancel={(roundId, suborderId) => play.send(`rounds/${roundId}/cancel`, { suborderId })}
        />
      </div>
      <div className={styles['slip']}>
        <StakeChips at={stakeAt} onChoose={setStakeAt} disabled={waits} label={say('draw.each')} />
        <Readouts>
          <Readout label={say('balance')}>{money(balance)}</Readout>
          <Readout label={`${say('draw.total')} (${chosen.size})`}>{money(total)}</Readout>
        </Readouts>
        <div className={styles['buttons']}>
          <button
            type="button"
            className={styles['clear']}
            disabled={waits || chosen.size === 0}
            onClick={() => setChosen(new Set())}
          >
            {say('draw.clear')}
          </button>
          <button
            type="button"
            className={styles['place']}
            disabled={waits || !open || chosen.size === 0}
            onClick={() =>
              play.send('rounds', {
                stakes: [...chosen].map((selection) => ({ selection, stake })),
              })
            }
          >
            {sayButton()}
          </button>
        </div>
      </div>
    </div>
  )

  function sayButton(): string {
    if (!open) return say('draw.closed')
    if (placed !== undefined && chosen.size === 0) return say('draw.placedShort')
    return chosen.size === 0 ? say('draw.idle') : say('draw.place')
  }

  function sayResult(): string {
    const issue = draw?.lastIssue ?? ''
    if (won.length > 0)
      return won.map(({ payout }) => say('draw.won', { amount: money(payout) })).join(' ')
    if (settled.some(({ state }) => state === 'settled')) return say('draw.lost', { issue })
    return say('draw.result', { issue, balls: draw?.lastResult.join(' ') ?? '' })
  }
}

/** Whether the last result came while the player was here. */
function useFreshResult(lastIssue: string | undefined): boolean {
  const first = useRef(lastIssue)
  return first.current !== lastIssue
}
