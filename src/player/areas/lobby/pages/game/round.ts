import type { GameMessage } from '../../../../../core/contract/game-message.ts'

/** The state of a game's round; `silent` until the game sends its first message. */
export type Round = 'silent' | 'closed' | 'open'

/** Milliseconds after the launch during which a silent game counts as having no open round. */
const silentMs = 60_000

/** Returns whether a round may be open `elapsed` milliseconds after the launch, so that leaving needs a confirmation. */
export function mayBeOpen(round: Round, elapsed: number): boolean {
  return round === 'open' || (round === 'silent' && elapsed > silentMs)
}

/** Returns the state after a message. A game that sends messages also reports its rounds, so none is open before it does. */
export function roundAfter(before: Round, message: GameMessage): Round {
  if (message.event === 'round') return message.open ? 'open' : 'closed'
  return before === 'silent' ? 'closed' : before
}
