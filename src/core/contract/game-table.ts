/** What a demonstration game of the sandbox and its server hand each other; money is decimal strings. */

/** The three games there are; every title opens the one of its kind, dressed in its own art. */
export type GameKind = 'slot' | 'cards' | 'draw'

/** Everything a game is dressed and played with: `GET /play/<ticket>/table`. */
export interface GameTable {
  readonly kind: GameKind
  readonly name: string
  readonly vendorName: string
  /** Its picture, an address of the games' own origin. */
  readonly art: string
  /** Language tag. */
  readonly language: string
  /** Colours as #rrggbb, from the merchant's theme. */
  readonly colours: GameColours
  readonly currency: { readonly symbol: string; readonly digits: number }
  readonly balance: string
  /** Stakes a round can be played with, rising. */
  readonly stakes: readonly string[]
  /** What of all stakes comes back in the long run, such as 0.96. */
  readonly returns: number
  /** Origins of the page that holds the game, for messages to it. */
  readonly pages: readonly string[]
  /** The server's time, in epoch milliseconds. */
  readonly now: number
  /** The round that was left open. */
  readonly open?: GameRound
  readonly slot?: { readonly symbols: readonly SlotSymbol[]; readonly lines: readonly SlotLine[] }
  readonly draw?: DrawTable
}

export interface GameColours {
  readonly page: string
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly primary: string
  readonly onPrimary: string
  readonly accent: string
  readonly onAccent: string
}

export interface SlotSymbol {
  readonly id: string
  /** What three, four and five of it on a line pay, times the stake of a line. */
  readonly pays: readonly [number, number, number]
}

/** The row of each of five reels that a line runs through, 0 at the top. */
export type SlotLine = readonly [number, number, number, number, number]

export interface DrawTable {
  readonly issue: string
  /** Epoch milliseconds. */
  readonly closesAt: number
  readonly drawsAt: number
  readonly balls: number
  readonly from: number
  readonly to: number
  readonly lastIssue: string
  readonly lastResult: readonly string[]
  /** What can be staked on, with what it pays times the stake. */
  readonly bets: readonly DrawBet[]
}

export interface DrawBet {
  /** `big`, `small`, `odd`, `even`, or `number:<n>`. */
  readonly selection: string
  readonly pays: number
}

/**
 * One round, or a ticket of a draw: what every play answers with. `GET /play/<ticket>/rounds` answers
 * an array of the player's latest twenty in this game, newest first.
 */
export interface GameRound {
  readonly roundId: string
  readonly state: 'open' | 'settled' | 'cancelled'
  readonly stake: string
  /** What was paid; a cancelled stake is paid back. */
  readonly payout: string
  /** The wallet after it. */
  readonly balance: string
  readonly placedAt: number
  readonly slot?: SlotResult
  readonly cards?: CardsState
  readonly draw?: DrawState
}

export interface SlotResult {
  /** Five reels of three symbols each, from the top. */
  readonly reels: readonly (readonly string[])[]
  readonly wins: readonly SlotWin[]
}

export interface SlotWin {
  /** Index of the line. */
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly amount: string
}

/** A hand of twenty-one against the house; a card is a rank and a suit, such as `10h` or `As`. */
export interface CardsState {
  readonly player: readonly string[]
  /** The house's second card is hidden while the round is open. */
  readonly house: readonly string[]
  readonly playerTotal: number
  readonly houseTotal: number
  readonly outcome?: 'twenty-one' | 'won' | 'push' | 'lost' | 'bust'
  /** What can be done next. */
  readonly steps: readonly CardsStep[]
}

export type CardsStep = 'hit' | 'stand' | 'double'

export interface DrawState {
  readonly issue: string
  readonly drawsAt: number
  readonly result?: readonly string[]
  readonly stakes: readonly DrawStake[]
}

export interface DrawStake {
  readonly suborderId: string
  readonly selection: string
  readonly stake: string
  readonly payout: string
  readonly state: 'open' | 'won' | 'lost' | 'cancelled'
  readonly cancellable: boolean
}

/** `POST /play/<ticket>/rounds`: the key makes a repeated request the same round. */
export interface PlayBody {
  /** 8 to 100 letters, digits, hyphens and underscores. */
  readonly key: string
  /** For a slot and a hand of cards: a multiple of the least stake, up to the greatest. */
  readonly stake?: string
  /** For a draw. */
  readonly stakes?: readonly { readonly selection: string; readonly stake: string }[]
}

/** `POST /play/<ticket>/rounds/<roundId>/steps`. */
export interface StepBody {
  readonly key: string
  readonly step: CardsStep
}

/** `POST /play/<ticket>/rounds/<roundId>/cancel`: gives one stake of a ticket back; answers the round. */
export interface CancelBody {
  readonly key: string
  readonly suborderId: string
}

/**
 * A refusal, with its HTTP status: `balance.insufficient` 402, `ticket.ended` 401, `draw.closed` and
 * `order.not.cancellable` 409, `game.round.open` 409 where a hand is open already (`table` has it),
 * `system.upgrading` 503, `system.restricted` 403, `idempotency.mismatch` 422 for a key that another
 * play had, `request_param_err` 400.
 */
export interface PlayRefusal {
  readonly error: string
}
