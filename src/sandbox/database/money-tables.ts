import type { Generated, Selectable } from 'kysely'
import type { RecordCategory } from '../../core/contract/generated/gateway.ts'

/** The tables of money: the ledger, the orders of money, and the turnover that they require. */
export interface MoneyTables {
  /** Double entry: the sum over all rows is zero after every transaction. */
  ledger: {
    readonly id: Generated<number>
    readonly transactionId: string
    /** `member:<id>:<wallet>`, or an account of the merchant: `platform:`, `dealer:`, `bank:`, `hold:`, `transit:` or `bonus:` with its code; for points `points:<id>` and `pointsBank:` with its code. */
    readonly holder: string
    /** In the currency's smallest unit. */
    readonly minor: number
    readonly reason: string
    readonly createdAt: number
  }
  /** Members who let money follow into games; without a row it does. */
  autoTransfer: { readonly accountId: string; readonly enabled: number }
  moneyOrder: MoneyOrderTable
  /** A state that an order of money has reached. */
  moneyStep: { readonly orderId: number; readonly state: string; readonly at: number }
  /** The promotions whose terms a member has accepted. */
  acceptedPromotion: {
    readonly accountId: string
    readonly promotionId: string
    readonly at: number
  }
  turnoverEntry: TurnoverEntryTable
  /** The game orders whose stakes were counted for a turnover. */
  turnoverStake: { readonly orderId: number }
}

/** A transaction that a player sees in the records; money in the currency's smallest unit. */
interface MoneyOrderTable {
  readonly id: Generated<number>
  readonly accountId: string
  readonly merchant: string
  readonly category: RecordCategory
  /** A state of the category's own list. */
  readonly state: string
  /** What it adds to the main wallet; negative for what leaves it. */
  readonly minor: number
  readonly fee: number
  readonly createdAt: number
  readonly changedAt: number
  /** The time at which an unpaid deposit expires. */
  readonly expiresAt: number | null
  /** JSON of the category (`money/money-detail.ts`). */
  readonly detail: string
}

/** The turnover that a deposit or a bonus requires; money in the currency's smallest unit. */
interface TurnoverEntryTable {
  readonly id: Generated<number>
  readonly accountId: string
  readonly orderId: number
  readonly kind: 'deposit' | 'bonus'
  /** The promotion of a bonus. */
  readonly promotionId: string | null
  /** The amount that is locked until the turnover is done. */
  readonly locked: number
  /** The bonus; 0 for a deposit. */
  readonly bonus: number
  readonly required: number
  readonly done: number
  readonly state: 'active' | 'completed' | 'expired' | 'forfeited'
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly endedAt: number | null
}

export type MoneyOrderRow = Selectable<MoneyOrderTable>
export type TurnoverEntryRow = Selectable<TurnoverEntryTable>

export const createMoneyTables = `
CREATE TABLE IF NOT EXISTS ledger (
  id INTEGER PRIMARY KEY, transactionId TEXT NOT NULL, holder TEXT NOT NULL, minor INTEGER NOT NULL,
  reason TEXT NOT NULL, createdAt INTEGER NOT NULL
) STRICT;
DROP INDEX IF EXISTS ledger_funds;
CREATE INDEX IF NOT EXISTS ledger_held ON ledger (holder, createdAt, minor);
CREATE UNIQUE INDEX IF NOT EXISTS ledger_once ON ledger (transactionId, holder);
CREATE TABLE IF NOT EXISTS autoTransfer (
  accountId TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE, enabled INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS moneyOrder (
  id INTEGER PRIMARY KEY AUTOINCREMENT, accountId TEXT NOT NULL REFERENCES account (id),
  merchant TEXT NOT NULL, category TEXT NOT NULL, state TEXT NOT NULL, minor INTEGER NOT NULL,
  fee INTEGER NOT NULL, createdAt INTEGER NOT NULL, changedAt INTEGER NOT NULL,
  expiresAt INTEGER, detail TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS moneyOrder_account ON moneyOrder (accountId, createdAt);
CREATE INDEX IF NOT EXISTS moneyOrder_state ON moneyOrder (accountId, category, state);
CREATE TABLE IF NOT EXISTS moneyStep (
  orderId INTEGER NOT NULL REFERENCES moneyOrder (id), state TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (orderId, state)
) STRICT;
CREATE TABLE IF NOT EXISTS acceptedPromotion (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, promotionId TEXT NOT NULL,
  at INTEGER NOT NULL, PRIMARY KEY (accountId, promotionId)
) STRICT;
CREATE TABLE IF NOT EXISTS turnoverEntry (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id),
  orderId INTEGER NOT NULL REFERENCES moneyOrder (id), kind TEXT NOT NULL, promotionId TEXT,
  locked INTEGER NOT NULL, bonus INTEGER NOT NULL, required INTEGER NOT NULL,
  done INTEGER NOT NULL, state TEXT NOT NULL, createdAt INTEGER NOT NULL, expiresAt INTEGER,
  endedAt INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS turnoverEntry_account ON turnoverEntry (accountId, state);
CREATE TABLE IF NOT EXISTS turnoverStake (
  orderId INTEGER PRIMARY KEY REFERENCES gameOrder (id)
) STRICT;
`
