import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GameMessage } from '../../../core/contract/game-message.ts'
import type { GameRound, GameTable } from '../../../core/contract/game-table.ts'
import { addDecimals } from '../../../player/kit/controls/decimal.ts'
import { formatMoney } from '../../../player/kit/controls/format-money.ts'
import { announceToPage } from '../play/announce-to-page.ts'
import { lost, type TicketClient } from '../play/ticket-client.ts'
import type { FormatGameText } from '../words/load-words.ts'
import type { GameContextValue, GameProblem } from './game-context.ts'

export interface RoomOptions {
  readonly ticket: string
  readonly client: TicketClient
  readonly table: GameTable
  readonly rounds: readonly GameRound[]
  readonly t: FormatGameText
}

export interface Room {
  readonly game: GameContextValue
  readonly problem: GameProblem | undefined
  readonly announced: string
}

const kept = 20

/** Returns the state of a room while a game is played in it. */
export function useRoom(options: RoomOptions): Room {
  const { ticket, client, t } = options
  const [table, setTable] = useState(options.table)
  const [rounds, setRounds] = useState(options.rounds)
  const [balance, setBalance] = useState(options.table.balance)
  const [held, hold] = useState('0')
  const [problem, complain] = useState<GameProblem>()
  const [announced, announce] = useState('')
  const [busy, setBusy] = useState(false)
  const lead = useRef(options.table.now - Date.now())
  const still = useStillness()

  const { pages } = options.table
  const tell = useCallback((message: GameMessage): void => announceToPage(pages, message), [pages])
  // The answer to a request from before a play does not describe the table after it.
  const plays = useRef(0)
  const show = useCallback((round: GameRound): void => {
    plays.current += 1
    hold('0')
    setBalance(round.balance)
    setRounds((before) =>
      [round, ...before.filter(({ roundId }) => roundId !== round.roundId)]
        .sort((one, other) => other.placedAt - one.placedAt)
        .slice(0, kept),
    )
    setTable((before) => withOpen(before, round))
  }, [])
  const refresh = useCallback(async (): Promise<void> => {
    const before = plays.current
    const [newTable, newRounds] = await Promise.all([client.loadTable(), client.loadRounds()])
    if (before !== plays.current) return
    if ('value' in newTable) {
      lead.current = newTable.value.now - Date.now()
      setTable(newTable.value)
      setBalance(newTable.value.balance)
    }
    if ('value' in newRounds) setRounds(newRounds.value)
  }, [client])

  useReturn(() => {
    if (!busy) void refresh()
  })
  const told = useRef(balance)
  useEffect(() => {
    if (told.current !== balance) tell({ source: 'game', event: 'balance' })
    told.current = balance
  }, [tell, balance])
  const open = busy || table.open !== undefined
  useEffect(() => tell({ source: 'game', event: 'round', open }), [tell, open])

  const game = useMemo(
    (): GameContextValue => ({
      ticket,
      client,
      table,
      t,
      money: (amount) => formatMoney(amount, { language: table.language, ...table.currency }),
      complain: (next) => {
        if (next && next.error !== lost) hold('0')
        complain(next)
      },
      setBusy: (next) => {
        plays.current += 1
        setBusy(next)
      },
      tell,
      rounds,
      balance: addDecimals([balance, held === '0' ? held : `-${held}`]),
      hold,
      show,
      refresh,
      announce,
      now: () => Date.now() + lead.current,
      still,
    }),
    [ticket, client, table, t, tell, rounds, balance, held, show, refresh, still],
  )
  return { game, problem, announced }
}

function withOpen(table: GameTable, round: GameRound): GameTable {
  const { open: _, ...rest } = table
  return round.cards && round.state === 'open' ? { ...rest, open: round } : rest
}

function useStillness(): boolean {
  const [query] = useState(() => matchMedia('(prefers-reduced-motion: reduce)'))
  const [still, setStill] = useState(query.matches)
  useEffect(() => {
    const read = (): void => setStill(query.matches)
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [query])
  return still
}

/** Hears that the player is back, who may have deposited or played elsewhere. */
function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn)
  latest.current = onReturn
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') latest.current()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
