import type { Generated, Selectable } from 'kysely'
import type { GameKind } from '../../core/contract/game-table.ts'

/** The tables of games: which games a member entered, and what was staked in them. */
export interface GameTables {
  favourite: {
    readonly accountId: string
    readonly vendor: string
    readonly gameCode: string
    readonly addedAt: number
  }
  recentGame: {
    readonly accountId: string
    readonly vendor: string
    /** Empty where the vendor's own lobby was entered. */
    readonly gameCode: string
    readonly enteredAt: number
  }
  /** Opens one game for one session; ends with it. */
  ticket: {
    readonly ticketHash: string
    readonly sessionHash: string
    readonly accountId: string
    readonly merchant: string
    readonly vendor: string
    /** A game's code, or a lottery's. */
    readonly gameCode: string
    /** Language tag. */
    readonly language: string
    readonly createdAt: number
    readonly expiresAt: number
  }
  gameOrder: GameOrderTable
  /** One stake of an order; `place` counts from 1. */
  suborder: {
    readonly orderId: number
    readonly place: number
    readonly selection: string
    readonly stake: number
    /** The payout in hundredths of the stake, if it is fixed when the bet is placed. */
    readonly pays: number | null
    /** A cancelled stake's return is its payout. */
    readonly payout: number
    readonly state: 'open' | 'won' | 'lost' | 'cancelled'
  }
  /** A paid room that a member may enter on a day (UTC). */
  livePass: {
    readonly accountId: string
    readonly roomId: string
    /** The start of the day. */
    readonly day: number
  }
}

/** A round of a game or a ticket of a draw; money in the currency's smallest unit. */
interface GameOrderTable {
  readonly id: Generated<number>
  readonly accountId: string
  readonly merchant: string
  readonly vendor: string
  readonly gameCode: string
  readonly category: string
  readonly kind: GameKind
  /** The wallet that pays and is paid: `main`, or a vendor. */
  readonly wallet: string
  readonly stake: number
  readonly payout: number
  /** The wallet after it. */
  readonly balance: number
  readonly state: 'open' | 'settled' | 'cancelled'
  readonly placedAt: number
  readonly settledAt: number | null
  /** Stakes can be cancelled until then. */
  readonly closesAt: number | null
  /** The time at which it is settled without the player. */
  readonly dueAt: number | null
  /** The round itself, by kind (`play/round-detail.ts`). */
  readonly detail: string
}

export type GameOrderRow = Selectable<GameOrderTable>
export type SuborderRow = GameTables['suborder']

export const createGameTables = `
CREATE TABLE IF NOT EXISTS favourite (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, vendor TEXT NOT NULL,
  gameCode TEXT NOT NULL, addedAt INTEGER NOT NULL, PRIMARY KEY (accountId, vendor, gameCode)
) STRICT;
CREATE TABLE IF NOT EXISTS recentGame (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, vendor TEXT NOT NULL,
  gameCode TEXT NOT NULL, enteredAt INTEGER NOT NULL, PRIMARY KEY (accountId, vendor, gameCode)
) STRICT;
CREATE TABLE IF NOT EXISTS ticket (
  ticketHash TEXT PRIMARY KEY,
  sessionHash TEXT NOT NULL REFERENCES session (tokenHash) ON DELETE CASCADE,
  accountId TEXT NOT NULL, merchant TEXT NOT NULL, vendor TEXT NOT NULL, gameCode TEXT NOT NULL,
  language TEXT NOT NULL, createdAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS ticket_session ON ticket (sessionHash);
CREATE TABLE IF NOT EXISTS gameOrder (
  id INTEGER PRIMARY KEY AUTOINCREMENT, accountId TEXT NOT NULL REFERENCES account (id),
  merchant TEXT NOT NULL, vendor TEXT NOT NULL, gameCode TEXT NOT NULL, category TEXT NOT NULL,
  kind TEXT NOT NULL, wallet TEXT NOT NULL, stake INTEGER NOT NULL, payout INTEGER NOT NULL,
  balance INTEGER NOT NULL, state TEXT NOT NULL, placedAt INTEGER NOT NULL, settledAt INTEGER,
  closesAt INTEGER, dueAt INTEGER, detail TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS gameOrder_account ON gameOrder (accountId, vendor, gameCode);
CREATE INDEX IF NOT EXISTS gameOrder_due ON gameOrder (dueAt) WHERE state = 'open';
CREATE INDEX IF NOT EXISTS gameOrder_settled ON gameOrder (merchant, settledAt);
DROP TABLE IF EXISTS playWish;
CREATE INDEX IF NOT EXISTS gameOrder_own ON gameOrder (accountId, settledAt);
CREATE INDEX IF NOT EXISTS gameOrder_placed ON gameOrder (accountId, placedAt);
CREATE TABLE IF NOT EXISTS suborder (
  orderId INTEGER NOT NULL REFERENCES gameOrder (id), place INTEGER NOT NULL,
  selection TEXT NOT NULL, stake INTEGER NOT NULL, pays INTEGER, payout INTEGER NOT NULL,
  state TEXT NOT NULL, PRIMARY KEY (orderId, place)
) STRICT;
CREATE TABLE IF NOT EXISTS livePass (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, roomId TEXT NOT NULL,
  day INTEGER NOT NULL, PRIMARY KEY (accountId, roomId, day)
) STRICT;
`
