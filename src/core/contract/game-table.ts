/** The contract between the sandbox's demonstration games and their server. Money is a decimal string. */

/** The three games. Every title opens the game of its kind with its own art. */
export type GameKind = 'slot' | 'cards' | 'draw'

/** The look and the rules of a game: `GET /play/<ticket>/table`. */
export interface GameTable {
  readonly kind: GameKind
  readonly name: string
  readonly vendorName: string
  /** The address of its picture, on the games' own origin. */
  readonly art: string
  /** Language tag. */
  readonly language: string
  /** Colours as #rrggbb, from the merchant's theme. */
  readonly colours: GameColours
  readonly currency: { readonly symbol: string; readonly digits: number }
  readonly balance: string
  /** The stakes of a round, in ascending order. */
  readonly stakes: readonly string[]
  /** The return to player: the share of all stakes that is paid back, such as 0.96. */
  readonly returns: number
  /** Origins of the page that holds the game, as targets of messages. */
  readonly pages: readonly string[]
  /** The server's time, in epoch milliseconds. */
  readonly now: number
  /** The player's open round, if any. */
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
  /** The payouts for three, four and five of it on a line, as multiples of the line's stake. */
  readonly pays: readonly [number, number, number]
}

/** The rows of a line on the five reels, 0 at the top. */
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
  /** The selections with their payouts. */
  readonly bets: readonly DrawBet[]
}

export interface DrawBet {
  /** `big`, `small`, `odd`, `even`, or `number:<n>`. */
  readonly selection: string
  /** The payout as a multiple of the stake. */
  readonly pays: number
}

/**
 * A round, or a ticket of a draw: the answer to every play. `GET /play/<ticket>/rounds` returns an
 * array of the player's latest twenty rounds in this game, newest first.
 */
export interface GameRound {
  readonly roundId: string
  readonly state: 'open' | 'settled' | 'cancelled'
  readonly stake: string
  /** The amount paid; a cancelled stake is paid back. */
  readonly payout: string
  /** The balance of the wallet after the round. */
  readonly balance: string
  readonly placedAt: number
  readonly slot?: SlotResult
  readonly cards?: CardsState
  readonly draw?: DrawState
}

export interface SlotResult {
  /** Five reels with three symbols each, from top to bottom. */
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

/** A hand of twenty-one against the dealer. A card is a rank and a suit, such as `10h` or `As`. */
export interface CardsState {
  readonly player: readonly string[]
  /** The dealer's second card is hidden while the round is open. */
  readonly dealer: readonly string[]
  readonly playerTotal: number
  readonly dealerTotal: number
  readonly outcome?: 'twenty-one' | 'won' | 'push' | 'lost' | 'bust'
  /** The steps that the player can take next. */
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

/** `POST /play/<ticket>/rounds`. A request that repeats a key returns the same round. */
export interface PlayBody {
  /** 8 to 100 letters, digits, hyphens and underscores. */
  readonly key: string
  /** For a slot and a hand of cards: a multiple of the lowest stake, up to the highest. */
  readonly stake?: string
  /** The stakes of a draw. */
  readonly stakes?: readonly { readonly selection: string; readonly stake: string }[]
}

/** `POST /play/<ticket>/rounds/<roundId>/steps`. */
export interface StepBody {
  readonly key: string
  readonly step: CardsStep
}

/** `POST /play/<ticket>/rounds/<roundId>/cancel`: cancels one stake of a ticket and returns the round. */
export interface CancelBody {
  readonly key: string
  readonly suborderId: string
}

/**
 * A refusal. Error codes with their HTTP status: `balance.insufficient` 402, `ticket.ended` 401,
 * `draw.closed` and `order.not.cancellable` 409, `game.round.open` 409 while a hand is open (`table`
 * returns it), `system.upgrading` 503, `system.restricted` 403, `idempotency.mismatch` 422 for a key
 * that another play used, `request_param_err` 400.
 */
export interface PlayRefusal {
  readonly error: string
}
