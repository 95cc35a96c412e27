import type { GameMessage } from '../../../../core/contract/game-message.ts'

/** What a game said of its rounds; `silent` until it says anything at all. */
export type Round = 'silent' | 'closed' | 'open'

/** How long a game that never speaks is taken to have no round open, in milliseconds. */
const silentMs = 60_000

/** Whether leaving asks first, `elapsed` milliseconds after the launch. */
export function mayBeOpen(round: Round, elapsed: number): boolean {
  return round === 'open' || (round === 'silent' && elapsed > silentMs)
}

/** A game that speaks tells of its rounds too: none is open until it says so. */
export function roundAfter(before: Round, message: GameMessage): Round {
  if (message.event === 'round') return message.open ? 'open' : 'closed'
  return before === 'silent' ? 'closed' : before
}
