import type { Generated, Selectable } from 'kysely'
import type {
  MallOrderKind,
  MallOrderState,
  PromotionReason,
  PromotionStatus,
  RewardKind,
} from '../../core/contract/generated/gateway.ts'

/** The tables of rewards: promotions, rewards, levels, points, envelopes and invitations. */
export interface RewardTables {
  promotionEntry: PromotionEntryRow
  /** Times that staff gave to a promotion in place of those of the world. Epoch milliseconds. */
  promotionWindow: {
    readonly merchant: string
    readonly promotionId: string
    readonly startsAt: number
    readonly endsAt: number
  }
  /** A ticket that a member can claim. */
  rewardTicket: {
    readonly accountId: string
    /** The id of the world's ticket. */
    readonly ticketId: string
    readonly issuedAt: number
    readonly expiresAt: number
  }
  rewardClaim: RewardClaimTable
  /** The month up to which the level of a member was decided, such as 2026-11. */
  levelMonth: { readonly accountId: string; readonly month: string }
  /** The levels that a member has reached, by number. */
  levelReached: { readonly accountId: string; readonly level: number; readonly at: number }
  mallOrder: MallOrderTable
  /** How many of an item are sold; only orders that were given back are not. */
  mallStock: { readonly merchant: string; readonly goodId: string; readonly taken: number }
  /** The game orders whose valid bets were counted for points. */
  pointsStake: { readonly orderId: number }
  pointsState: {
    readonly accountId: string
    /** The valid bets that make no whole point yet, in the currency's smallest unit. */
    readonly rest: number
    /** The start of the year up to which points have expired. Epoch milliseconds. */
    readonly expiredTo: number
  }
  envelopeOpening: EnvelopeOpeningTable
  /** The visitors who opened the link of a member's invitation, by a hash of their address and device. */
  inviteVisit: { readonly inviterId: string; readonly visitor: string }
  /** The reward that a member got for a friend; one for each friend. */
  inviteReward: {
    readonly friendId: string
    readonly inviterId: string
    readonly orderId: number
    /** In the currency's smallest unit. */
    readonly minor: number
  }
}

/** How far a member is with a promotion. */
export interface PromotionEntryRow {
  readonly accountId: string
  readonly promotionId: string
  readonly status: PromotionStatus
  readonly changedAt: number
  /** Deposits and bets count from then on. */
  readonly joinedAt: number
  /** What was counted before, and what is counted in all, in the currency's smallest unit. */
  readonly before: number
  readonly done: number
  /** When the target was reached. */
  readonly reachedAt: number | null
  /** In the currency's smallest unit. */
  readonly reward: number | null
  readonly reason: PromotionReason | null
  readonly comment: string | null
  readonly pictures: number
  readonly sentAt: number | null
}

/** A reward that was claimed. A reward of a period has the period in its id, so that each is claimed once. */
interface RewardClaimTable {
  readonly id: Generated<number>
  readonly accountId: string
  readonly rewardId: string
  readonly kind: RewardKind
  /** The id of its terms (`findBonusTerms`). */
  readonly termsId: string
  /** In the currency's smallest unit. */
  readonly minor: number
  /** The bonus that it credited. Null within the transaction that claims it. */
  readonly orderId: number | null
  readonly at: number
}

/** Points that were spent in the points mall. */
interface MallOrderTable {
  readonly id: Generated<number>
  readonly accountId: string
  readonly merchant: string
  readonly kind: MallOrderKind
  /** Null for money. */
  readonly goodId: string | null
  readonly quantity: number
  readonly points: number
  readonly state: MallOrderState
  readonly createdAt: number
  readonly changedAt: number
  readonly pointsAfter: number
  /** JSON (`points/mall-orders.ts`). */
  readonly detail: string
}

/** A red envelope that a member opened; one for each window in which it can be opened. */
interface EnvelopeOpeningTable {
  readonly id: Generated<number>
  readonly accountId: string
  readonly envelopeId: string
  /** The start of the window. */
  readonly windowAt: number
  /** In the currency's smallest unit; 0 if nothing was in it. */
  readonly minor: number
  readonly orderId: number | null
  readonly openedAt: number
}

export type RewardClaimRow = Selectable<RewardClaimTable>
export type MallOrderRow = Selectable<MallOrderTable>
export type EnvelopeOpeningRow = Selectable<EnvelopeOpeningTable>

export const createRewardTables = `
CREATE TABLE IF NOT EXISTS promotionEntry (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, promotionId TEXT NOT NULL,
  status TEXT NOT NULL, changedAt INTEGER NOT NULL, joinedAt INTEGER NOT NULL,
  before INTEGER NOT NULL, done INTEGER NOT NULL, reachedAt INTEGER, reward INTEGER, reason TEXT,
  comment TEXT, pictures INTEGER NOT NULL, sentAt INTEGER, PRIMARY KEY (accountId, promotionId)
) STRICT;
CREATE TABLE IF NOT EXISTS promotionWindow (
  merchant TEXT NOT NULL, promotionId TEXT NOT NULL, startsAt INTEGER NOT NULL,
  endsAt INTEGER NOT NULL, PRIMARY KEY (merchant, promotionId)
) STRICT;
CREATE TABLE IF NOT EXISTS rewardTicket (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, ticketId TEXT NOT NULL,
  issuedAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL, PRIMARY KEY (accountId, ticketId)
) STRICT;
CREATE TABLE IF NOT EXISTS rewardClaim (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id), rewardId TEXT NOT NULL,
  kind TEXT NOT NULL, termsId TEXT NOT NULL, minor INTEGER NOT NULL,
  orderId INTEGER REFERENCES moneyOrder (id), at INTEGER NOT NULL, UNIQUE (accountId, rewardId)
) STRICT;
CREATE TABLE IF NOT EXISTS levelMonth (
  accountId TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE, month TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS levelReached (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, level INTEGER NOT NULL,
  at INTEGER NOT NULL, PRIMARY KEY (accountId, level)
) STRICT;
CREATE TABLE IF NOT EXISTS mallOrder (
  id INTEGER PRIMARY KEY AUTOINCREMENT, accountId TEXT NOT NULL REFERENCES account (id),
  merchant TEXT NOT NULL, kind TEXT NOT NULL, goodId TEXT, quantity INTEGER NOT NULL,
  points INTEGER NOT NULL, state TEXT NOT NULL, createdAt INTEGER NOT NULL,
  changedAt INTEGER NOT NULL, pointsAfter INTEGER NOT NULL, detail TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS mallOrder_account ON mallOrder (accountId, createdAt);
CREATE TABLE IF NOT EXISTS mallStock (
  merchant TEXT NOT NULL, goodId TEXT NOT NULL, taken INTEGER NOT NULL,
  PRIMARY KEY (merchant, goodId)
) STRICT;
CREATE TABLE IF NOT EXISTS pointsStake (
  orderId INTEGER PRIMARY KEY REFERENCES gameOrder (id)
) STRICT;
CREATE TABLE IF NOT EXISTS pointsState (
  accountId TEXT PRIMARY KEY REFERENCES account (id), rest INTEGER NOT NULL,
  expiredTo INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS envelopeOpening (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id),
  envelopeId TEXT NOT NULL, windowAt INTEGER NOT NULL, minor INTEGER NOT NULL,
  orderId INTEGER REFERENCES moneyOrder (id), openedAt INTEGER NOT NULL,
  UNIQUE (accountId, envelopeId, windowAt)
) STRICT;
CREATE TABLE IF NOT EXISTS inviteVisit (
  inviterId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, visitor TEXT NOT NULL,
  PRIMARY KEY (inviterId, visitor)
) STRICT;
CREATE TABLE IF NOT EXISTS inviteReward (
  friendId TEXT PRIMARY KEY REFERENCES account (id), inviterId TEXT NOT NULL REFERENCES account (id),
  orderId INTEGER NOT NULL REFERENCES moneyOrder (id), minor INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS inviteReward_inviter ON inviteReward (inviterId);
`
