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
  const { table, rounds, balance, held, hold, show, refresh, countPlay, now } = useTable(options)
  const [problem, complain] = useState<GameProblem>()
  const [announced, announce] = useState('')
  const [busy, setBusy] = useState(false)
  const still = useStillness()
  useReturn(() => {
    if (!busy) void refresh()
  })
  const notifyPage = usePageNotifier(options.table.pages, {
    balance,
    open: busy || table.open !== undefined,
  })
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
        countPlay()
        setBusy(next)
      },
      notifyPage,
      rounds,
      balance: addDecimals([balance, held === '0' ? held : `-${held}`]),
      hold,
      show,
      refresh,
      announce,
      now,
      still,
    }),
    [
      ticket,
      client,
      table,
      t,
      notifyPage,
      rounds,
      balance,
      held,
      hold,
      show,
      refresh,
      countPlay,
      now,
      still,
    ],
  )
  return { game, problem, announced }
}

/** A table and its rounds as the server has them, and the amount that a play holds of the balance. */
interface TableState {
  readonly table: GameTable
  readonly rounds: readonly GameRound[]
  readonly balance: string
  readonly held: string
  readonly hold: (amount: string) => void
  readonly show: (round: GameRound) => void
  readonly refresh: () => Promise<void>
  /** Notes that a play began or ended: the answer to a request from before does not describe the table after it. */
  readonly countPlay: () => void
  /** Returns the time of the server, in epoch milliseconds. */
  readonly now: () => number
}

function useTable(options: RoomOptions): TableState {
  const { client } = options
  const [table, setTable] = useState(options.table)
  const [rounds, setRounds] = useState(options.rounds)
  const [balance, setBalance] = useState(options.table.balance)
  const [held, hold] = useState('0')
  const lead = useRef(options.table.now - Date.now())
  const plays = useRef(0)
  const countPlay = useCallback((): void => {
    plays.current += 1
  }, [])
  const now = useCallback((): number => Date.now() + lead.current, [])
  const show = useCallback(
    (round: GameRound): void => {
      countPlay()
      hold('0')
      setBalance(round.balance)
      setRounds((before) => withRound(before, round))
      setTable((before) => withOpen(before, round))
    },
    [countPlay],
  )
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
  return { table, rounds, balance, held, hold, show, refresh, countPlay, now }
}

/** Tells the merchant's page that the balance changed, and whether a round is open. Returns what tells it more. */
function usePageNotifier(
  pages: GameTable['pages'],
  { balance, open }: { readonly balance: string; readonly open: boolean },
): (message: GameMessage) => void {
  const notifyPage = useCallback(
    (message: GameMessage): void => announceToPage(pages, message),
    [pages],
  )
  const sentBalance = useRef(balance)
  useEffect(() => {
    if (sentBalance.current !== balance) notifyPage({ source: 'game', event: 'balance' })
    sentBalance.current = balance
  }, [notifyPage, balance])
  useEffect(() => notifyPage({ source: 'game', event: 'round', open }), [notifyPage, open])
  return notifyPage
}

/** Adds a round to the rounds that are listed, the latest first. */
function withRound(rounds: readonly GameRound[], round: GameRound): readonly GameRound[] {
  return [round, ...rounds.filter(({ roundId }) => roundId !== round.roundId)]
    .sort((one, other) => other.placedAt - one.placedAt)
    .slice(0, kept)
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
