import { createContext, useContext } from 'react'
import type { GameMessage } from '../../../core/contract/game-message.ts'
import type { GameRound, GameTable } from '../../../core/contract/game-table.ts'
import type { TicketClient } from '../play/ticket-client.ts'
import type { FormatGameText } from '../words/load-words.ts'

export interface GameProblem {
  readonly error: string
  readonly retry?: () => void
}

/** The functions of the room for the game in it. */
export interface GameContextValue {
  /** The address of the ticket. */
  readonly ticket: string
  readonly client: TicketClient
  readonly table: GameTable
  readonly t: FormatGameText
  /** An amount as a player reads it. */
  readonly money: (amount: string) => string
  /** Tells a player what went wrong, until the next play. */
  readonly complain: (problem: GameProblem | undefined) => void
  /** While a play is on its way, leaving asks first. */
  readonly setBusy: (busy: boolean) => void
  /** Tells the page around the game. */
  readonly notifyPage: (message: GameMessage) => void
  /** The latest rounds, newest first. */
  readonly rounds: readonly GameRound[]
  /** The wallet as the player sees it, with what is staked at this moment taken off. */
  readonly balance: string
  /** Takes a stake off before the server has. */
  readonly hold: (stake: string) => void
  /** Shows a round's balance, and the round among the latest. */
  readonly show: (round: GameRound) => void
  /** Asks for the table and the latest rounds again. */
  readonly refresh: () => Promise<void>
  /** Says something to a screen reader. */
  readonly announce: (text: string) => void
  /** The server's time, in epoch milliseconds. */
  readonly now: () => number
  /** True with reduced motion. */
  readonly still: boolean
}

export const GameContext = createContext<GameContextValue | undefined>(undefined)

export function useGame(): GameContextValue {
  const game = useContext(GameContext)
  if (!game) throw new Error('The game context is missing. Render the game inside a GameRoom.')
  return game
}
