import type { Generated, Selectable } from 'kysely'
import type { GameKind } from '../../core/contract/game-table.ts'
import type {
  Correspondent,
  DocumentType,
  FeedbackType,
  IdentitySlot,
  IdentitySlotName,
  MallOrderKind,
  MallOrderState,
  MessageBox,
  PlayLimitKind,
  PlayLimitPeriod,
  PromotionReason,
  PromotionStatus,
  RecordCategory,
  RewardKind,
} from '../../core/contract/generated/gateway.ts'
import { type AgentTables, createAgentTables } from './agent-tables.ts'

export interface AccountRow {
  readonly id: string
  /** Folder name of the merchant; its trial accounts stand apart by `type`. */
  readonly merchant: string
  readonly username: string
  /** The name in lower case: two names that differ in case only are one. */
  readonly usernameKey: string
  readonly passwordHash: string
  readonly type: number
  readonly nickname: string | null
  readonly level: string
  readonly iconId: number
  readonly email: string | null
  readonly mobileNum: string | null
  readonly payeeName: string | null
  readonly qqNum: string | null
  readonly line: string | null
  readonly facebook: string | null
  readonly affiliateCode: string | null
  readonly firstTimeLogin: number
  readonly createdAt: number
  readonly lastLoginAt: number | null
  readonly expiresAt: number | null
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

export interface Tables extends AgentTables {
  account: AccountRow
  session: {
    readonly tokenHash: string
    readonly accountId: string
    readonly createdAt: number
    readonly expiresAt: number
  }
  socialLink: {
    readonly merchant: string
    readonly provider: string
    readonly subject: string
    readonly accountId: string
  }
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
  /** Effects that were asked under an idempotency key, for good (`answer-once.ts`). */
  idempotencyRecord: {
    /** An account's id, or what tells one guest or session from another. */
    readonly caller: string
    readonly keyHash: string
    readonly call: string
    readonly contentHash: string
    /** Sealed: only who repeats the request can open it. */
    readonly answer: string
    readonly createdAt: number
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
  settings: { readonly merchant: string; readonly json: string }
  memberSecurity: {
    readonly accountId: string
    readonly passwordChangedAt: number | null
    /** The hash of the withdrawal PIN. */
    readonly paymentPasswordHash: string | null
  }
  /** Staff freeze an account, which keeps it from games and money, or disable it, which ends its logins. */
  accountState: { readonly accountId: string; readonly state: 'frozen' | 'disabled' }
  /** Fields of the profile that the account has no column for. */
  profileField: { readonly accountId: string; readonly name: string; readonly value: string }
  signIn: {
    readonly id: Generated<number>
    readonly accountId: string
    readonly sessionHash: string
    readonly time: number
    readonly device: string
  }
  bankCard: {
    readonly id: Generated<number>
    readonly accountId: string
    readonly bankCode: string
    readonly number: string
    readonly branch: string | null
    readonly createdAt: number
  }
  securityAnswer: {
    readonly accountId: string
    readonly questionId: string
    readonly answerHash: string
  }
  /** A picture of an identity document is checked and dropped; its hash stays. */
  identityPicture: {
    readonly accountId: string
    readonly slot: IdentitySlotName
    readonly documentType: DocumentType
    readonly pictureHash: string
    readonly state: 'pending' | 'verified' | 'rejected'
    readonly reason: NonNullable<IdentitySlot['reason']> | null
    readonly sentAt: number
  }
  playLimit: {
    readonly accountId: string
    readonly kind: PlayLimitKind
    readonly period: PlayLimitPeriod
    /** In the currency's smallest unit; null for none. */
    readonly minor: number | null
    /** The limit that applies from `nextFrom` on. */
    readonly nextMinor: number | null
    readonly nextFrom: number | null
  }
  playPause: {
    readonly accountId: string
    readonly realityCheckMinutes: number
    readonly timeOutUntil: number | null
    readonly excludedUntil: number | null
    readonly excludedForever: number
  }
  message: MessageTable
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
  feedback: {
    readonly id: Generated<number>
    readonly accountId: string
    readonly type: FeedbackType
    readonly content: string
    readonly contact: string | null
    readonly pictures: number
    readonly state: 'open' | 'answered' | 'closed'
    readonly answer: string | null
    readonly createdAt: number
  }
  helpVote: {
    readonly merchant: string
    readonly topicId: string
    readonly voter: string
    readonly helpful: number
  }
  smsCode: {
    readonly merchant: string
    readonly mobileNum: string
    readonly codeHash: string
    readonly attemptsLeft: number
    readonly expiresAt: number
  }
  outbox: {
    readonly id: Generated<number>
    readonly merchant: string
    readonly recipient: string
    readonly subject: string
    readonly body: string
    readonly createdAt: number
  }
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
  /** A paid room that a member may enter on a day (UTC). */
  livePass: {
    readonly accountId: string
    readonly roomId: string
    /** The start of the day. */
    readonly day: number
  }
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

export type RewardClaimRow = Selectable<RewardClaimTable>

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

export type MallOrderRow = Selectable<MallOrderTable>

interface MessageTable {
  readonly id: Generated<number>
  readonly accountId: string
  readonly box: MessageBox
  /** The other side: the sender of a message that was received, the recipient of one that was sent. */
  readonly peer: Correspondent | 'system'
  readonly title: string
  /** HTML. */
  readonly body: string
  /** The id of the world's message that has the texts in each language, in place of title and body. */
  readonly worldId: string | null
  readonly createdAt: number
  readonly readAt: number | null
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
  /** The main wallet after it; null while it is not decided. */
  readonly balanceAfter: number | null
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
export type EnvelopeOpeningRow = Selectable<EnvelopeOpeningTable>

export type MoneyOrderRow = Selectable<MoneyOrderTable>
export type TurnoverEntryRow = Selectable<TurnoverEntryTable>

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
export type SuborderRow = Tables['suborder']

export const createTables = `
CREATE TABLE IF NOT EXISTS account (
  id TEXT PRIMARY KEY, merchant TEXT NOT NULL, username TEXT NOT NULL, usernameKey TEXT NOT NULL,
  passwordHash TEXT NOT NULL, type INTEGER NOT NULL, nickname TEXT, level TEXT NOT NULL,
  iconId INTEGER NOT NULL, email TEXT, mobileNum TEXT, payeeName TEXT, qqNum TEXT, line TEXT,
  facebook TEXT, affiliateCode TEXT, firstTimeLogin INTEGER NOT NULL, createdAt INTEGER NOT NULL,
  lastLoginAt INTEGER, expiresAt INTEGER, UNIQUE (merchant, usernameKey)
) STRICT;
CREATE INDEX IF NOT EXISTS account_mobile ON account (merchant, mobileNum);
CREATE TABLE IF NOT EXISTS session (
  tokenHash TEXT PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  createdAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS socialLink (
  merchant TEXT NOT NULL, provider TEXT NOT NULL, subject TEXT NOT NULL,
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  PRIMARY KEY (merchant, provider, subject)
) STRICT;
CREATE TABLE IF NOT EXISTS ledger (
  id INTEGER PRIMARY KEY, transactionId TEXT NOT NULL, holder TEXT NOT NULL, minor INTEGER NOT NULL,
  reason TEXT NOT NULL, createdAt INTEGER NOT NULL
) STRICT;
DROP INDEX IF EXISTS ledger_holder;
CREATE INDEX IF NOT EXISTS ledger_funds ON ledger (holder, minor);
CREATE TABLE IF NOT EXISTS autoTransfer (
  accountId TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE, enabled INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS favourite (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, vendor TEXT NOT NULL,
  gameCode TEXT NOT NULL, addedAt INTEGER NOT NULL, PRIMARY KEY (accountId, vendor, gameCode)
) STRICT;
CREATE TABLE IF NOT EXISTS recentGame (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, vendor TEXT NOT NULL,
  gameCode TEXT NOT NULL, enteredAt INTEGER NOT NULL, PRIMARY KEY (accountId, vendor, gameCode)
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS ledger_once ON ledger (transactionId, holder);
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
CREATE TABLE IF NOT EXISTS suborder (
  orderId INTEGER NOT NULL REFERENCES gameOrder (id), place INTEGER NOT NULL,
  selection TEXT NOT NULL, stake INTEGER NOT NULL, pays INTEGER, payout INTEGER NOT NULL,
  state TEXT NOT NULL, PRIMARY KEY (orderId, place)
) STRICT;
DROP TABLE IF EXISTS playWish;
CREATE TABLE IF NOT EXISTS idempotencyRecord (
  caller TEXT NOT NULL, keyHash TEXT NOT NULL, call TEXT NOT NULL, contentHash TEXT NOT NULL,
  answer TEXT NOT NULL, createdAt INTEGER NOT NULL, PRIMARY KEY (caller, keyHash)
) STRICT;
CREATE TABLE IF NOT EXISTS memberSecurity (
  accountId TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  passwordChangedAt INTEGER, paymentPasswordHash TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS accountState (
  accountId TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE, state TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS profileField (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, name TEXT NOT NULL,
  value TEXT NOT NULL, PRIMARY KEY (accountId, name)
) STRICT;
CREATE TABLE IF NOT EXISTS signIn (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  sessionHash TEXT NOT NULL, time INTEGER NOT NULL, device TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS signIn_account ON signIn (accountId, time);
CREATE TABLE IF NOT EXISTS bankCard (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  bankCode TEXT NOT NULL, number TEXT NOT NULL, branch TEXT, createdAt INTEGER NOT NULL,
  UNIQUE (accountId, bankCode, number)
) STRICT;
CREATE TABLE IF NOT EXISTS securityAnswer (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, questionId TEXT NOT NULL,
  answerHash TEXT NOT NULL, PRIMARY KEY (accountId, questionId)
) STRICT;
CREATE TABLE IF NOT EXISTS identityPicture (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, slot TEXT NOT NULL,
  documentType TEXT NOT NULL, pictureHash TEXT NOT NULL, state TEXT NOT NULL, reason TEXT,
  sentAt INTEGER NOT NULL, PRIMARY KEY (accountId, slot)
) STRICT;
CREATE TABLE IF NOT EXISTS playLimit (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, kind TEXT NOT NULL,
  period TEXT NOT NULL, minor INTEGER, nextMinor INTEGER, nextFrom INTEGER,
  PRIMARY KEY (accountId, kind, period)
) STRICT;
CREATE TABLE IF NOT EXISTS playPause (
  accountId TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  realityCheckMinutes INTEGER NOT NULL, timeOutUntil INTEGER, excludedUntil INTEGER,
  excludedForever INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS message (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  box TEXT NOT NULL, peer TEXT NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, worldId TEXT,
  createdAt INTEGER NOT NULL, readAt INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS message_box ON message (accountId, box, createdAt);
CREATE TABLE IF NOT EXISTS moneyOrder (
  id INTEGER PRIMARY KEY AUTOINCREMENT, accountId TEXT NOT NULL REFERENCES account (id),
  merchant TEXT NOT NULL, category TEXT NOT NULL, state TEXT NOT NULL, minor INTEGER NOT NULL,
  fee INTEGER NOT NULL, createdAt INTEGER NOT NULL, changedAt INTEGER NOT NULL,
  expiresAt INTEGER, balanceAfter INTEGER, detail TEXT NOT NULL
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
CREATE INDEX IF NOT EXISTS gameOrder_own ON gameOrder (accountId, settledAt);
CREATE INDEX IF NOT EXISTS gameOrder_placed ON gameOrder (accountId, placedAt);
CREATE TABLE IF NOT EXISTS feedback (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  type TEXT NOT NULL, content TEXT NOT NULL, contact TEXT, pictures INTEGER NOT NULL,
  state TEXT NOT NULL, answer TEXT, createdAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS helpVote (
  merchant TEXT NOT NULL, topicId TEXT NOT NULL, voter TEXT NOT NULL, helpful INTEGER NOT NULL,
  PRIMARY KEY (merchant, topicId, voter)
) STRICT;
CREATE TABLE IF NOT EXISTS smsCode (
  merchant TEXT NOT NULL, mobileNum TEXT NOT NULL, codeHash TEXT NOT NULL,
  attemptsLeft INTEGER NOT NULL, expiresAt INTEGER NOT NULL, PRIMARY KEY (merchant, mobileNum)
) STRICT;
CREATE TABLE IF NOT EXISTS settings (merchant TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS outbox (
  id INTEGER PRIMARY KEY, merchant TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL,
  body TEXT NOT NULL, createdAt INTEGER NOT NULL
) STRICT;
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
CREATE TABLE IF NOT EXISTS livePass (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, roomId TEXT NOT NULL,
  day INTEGER NOT NULL, PRIMARY KEY (accountId, roomId, day)
) STRICT;
${createAgentTables}`
