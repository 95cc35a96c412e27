import { useState } from 'react'
import { addDecimals } from '../../../player/kit/controls/decimal.ts'
import { usePlay } from '../play/use-play.ts'
import { useGame } from '../room/game-context.ts'

export interface Ticket {
  /** The selections of the ticket that is not bought yet. */
  readonly chosen: ReadonlySet<string>
  readonly toggle: (selection: string) => void
  readonly clear: () => void
  /** The place of the stake for each among those of the table. */
  readonly stakeAt: number
  readonly setStakeAt: (at: number) => void
  readonly total: string
  /** A play is on its way. */
  readonly waits: boolean
  /** The issue that a ticket was just sold for. */
  readonly placed: string | undefined
  readonly place: () => void
  readonly cancel: (roundId: string, suborderId: string) => void
}

/** The ticket that a player is filling in. */
export function useTicket(): Ticket {
  const { table, t, hold, show, announce, refresh } = useGame()
  const [stakeAt, setStakeAt] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [placed, setPlaced] = useState<string>()
  const stake = table.stakes[stakeAt] ?? '0'
  const { phase, send } = usePlay({
    onSend: ({ body }) => {
      if (!('stakes' in body)) return
      const { stakes = [] } = body
      const [first] = stakes
      setChosen(new Set(stakes.map(({ selection }) => selection)))
      setStakeAt(Math.max(0, table.stakes.indexOf(first?.stake ?? '')))
      hold(timesOf(first?.stake ?? '0', stakes.length))
    },
    onRound: (round, { body }) => {
      show(round)
      if ('suborderId' in body) return
      setChosen(new Set())
      const issue = round.draw?.issue ?? ''
      setPlaced(issue)
      announce(t('draw.placed', { issue }))
    },
    onRefused: () => void refresh(),
  })
  return {
    chosen,
    toggle: (selection) => {
      setPlaced(undefined)
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(selection)) after.add(selection)
        return after
      })
    },
    clear: () => setChosen(new Set()),
    stakeAt,
    setStakeAt,
    total: timesOf(stake, chosen.size),
    waits: phase !== 'idle',
    placed,
    place: () => send('rounds', { stakes: [...chosen].map((selection) => ({ selection, stake })) }),
    cancel: (roundId, suborderId) => send(`rounds/${roundId}/cancel`, { suborderId }),
  }
}

/** A decimal string, so many times. */
function timesOf(amount: string, count: number): string {
  return addDecimals(Array.from({ length: count }, () => amount))
}
