import type { Generated, Selectable } from 'kysely'
import type { ContractParty, ContractStateCode } from '../../core/contract/contract-states.ts'
import type {
  CalculationItem,
  CalculationRow,
  ContractKind,
  DownlineType,
  IncomeSource,
  RateType,
} from '../../core/contract/generated/gateway.ts'
import { createFigureTriggers } from './figure-triggers.ts'

/** The tables of agents: who is below whom, what everybody did on each day, rates, links, contracts and income. */
export interface AgentTables {
  /** Everybody who is below somebody, at any distance; an account of a tree is also below itself at depth 0. */
  ancestry: {
    readonly ancestorId: string
    readonly accountId: string
    readonly depth: number
    /** The last day on which the account bet since it was placed there; 0 for none. Triggers set it. */
    readonly lastBetDay: Generated<number>
  }
  figure: FigureTable
  /** The rebate rates of an account from a day on. */
  rebateRate: {
    readonly accountId: string
    /** The first day, as the epoch milliseconds of its start. */
    readonly fromDay: number
    /** JSON: rates by product, in hundredths of a percent. */
    readonly rates: string
    /** The highest of them. */
    readonly highest: number
  }
  affiliateLink: AffiliateLinkTable
  /** A visitor who opened a link on a day, counted once. */
  linkVisit: { readonly linkId: number; readonly day: number; readonly visitor: string }
  /** The link by which an account registered. */
  linkRegistration: { readonly accountId: string; readonly linkId: number }
  contract: ContractTable
  contractStep: {
    readonly id: Generated<number>
    readonly contractId: number
    readonly state: ContractStateCode
    readonly at: number
  }
  agentPayout: AgentPayoutTable
  payoutReason: PayoutReasonTable
  /** The day to which the income of agents is settled. */
  agentClock: { readonly merchant: string; readonly settledTo: number }
}

/**
 * What an account (`own`) or everybody below it (`team`) did on a day (UTC) with a product; money in the
 * currency's smallest unit. Triggers count it, so that it is what orders say at every moment.
 */
interface FigureTable {
  readonly accountId: string
  readonly scope: 'own' | 'team'
  /** Epoch milliseconds. */
  readonly day: number
  /** The game category; empty for deposits, withdrawals, bonuses and live rooms. */
  readonly product: string
  readonly merchant: string
  readonly betCount: number
  /** Valid bets. */
  readonly bets: number
  /** What games paid, less the prices of live rooms. */
  readonly payout: number
  /** The rebates for the bets of this day, whenever they were paid. */
  readonly rebate: number
  readonly bonus: number
  readonly deposits: number
  readonly withdrawals: number
}

interface AffiliateLinkTable {
  readonly id: Generated<number>
  readonly accountId: string
  readonly merchant: string
  /** In upper case. */
  readonly code: string
  readonly type: DownlineType
  /** JSON: rates by product, in hundredths of a percent. */
  readonly rates: string
  readonly highest: number
  readonly remark: string | null
  /** 1 for the link that every agent has and that cannot be deleted. */
  readonly standing: number
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly deletedAt: number | null
}

/** A tier of a contract; money in the currency's smallest unit. */
export interface ContractTier {
  readonly bets: number
  readonly netLoss: number
  readonly active: number
  /** Hundredths of a percent, or an amount in the smallest unit. */
  readonly rate: number
}

interface ContractTable {
  readonly id: Generated<number>
  readonly merchant: string
  readonly kind: ContractKind
  /** Null for a contract with the platform. */
  readonly uplineId: string | null
  readonly accountId: string
  readonly product: string | null
  readonly rateType: RateType
  /** JSON: tiers, ascending. */
  readonly tiers: string
  readonly state: ContractStateCode
  /** The party that asked to cancel. */
  readonly askedBy: ContractParty | null
  readonly proposedAt: number
  readonly answerUntil: number
  /** The days for which it applies; null without an end. */
  readonly days: number | null
  /** The first day that counts, in epoch milliseconds. */
  readonly effectiveFrom: number | null
  /** The time at which its days are over. */
  readonly endsAt: number | null
  readonly endedAt: number | null
}

interface AgentPayoutTable {
  readonly id: Generated<number>
  readonly merchant: string
  readonly accountId: string
  readonly source: IncomeSource
  /** The period. */
  readonly fromAt: number
  readonly toAt: number
  readonly minor: number
  /** The base of a dividend that is carried to the next period: 0 or negative. */
  readonly rest: number
  /** What subordinates received beyond the income so far, which later incomes make up for. */
  readonly debt: number
  readonly contractId: number | null
  /** The order of money; null where nothing was paid. */
  readonly orderId: number | null
  /** JSON: the calculation. */
  readonly calculation: string
  readonly paidAt: number
}

interface PayoutReasonTable {
  readonly payoutId: number
  readonly place: number
  readonly item: CalculationItem | null
  readonly accountId: string | null
  readonly product: string | null
  readonly base: number
  /** Hundredths of a percent, or an amount in the smallest unit. */
  readonly rate: number
  readonly rateType: RateType
  readonly minor: number
  readonly contractId: number | null
}

export type FigureRow = FigureTable
export type AffiliateLinkRow = Selectable<AffiliateLinkTable>
export type ContractRow = Selectable<ContractTable>
export type AgentPayoutRow = Selectable<AgentPayoutTable>
/** A row of a calculation as it is stored: money in the smallest unit, percentages in hundredths. */
export type StoredCalculationRow = Omit<CalculationRow, 'value'> & { readonly value: number }

export const createAgentTables = `
CREATE TABLE IF NOT EXISTS ancestry (
  ancestorId TEXT NOT NULL REFERENCES account (id), accountId TEXT NOT NULL REFERENCES account (id),
  depth INTEGER NOT NULL, lastBetDay INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (ancestorId, depth, accountId)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS ancestry_account ON ancestry (accountId, depth, ancestorId);
CREATE INDEX IF NOT EXISTS ancestry_active ON ancestry (ancestorId, lastBetDay);
CREATE INDEX IF NOT EXISTS account_kind ON account (id, type, createdAt);
CREATE TABLE IF NOT EXISTS figure (
  accountId TEXT NOT NULL, scope TEXT NOT NULL, day INTEGER NOT NULL, product TEXT NOT NULL,
  merchant TEXT NOT NULL, betCount INTEGER NOT NULL, bets INTEGER NOT NULL, payout INTEGER NOT NULL,
  rebate INTEGER NOT NULL, bonus INTEGER NOT NULL, deposits INTEGER NOT NULL,
  withdrawals INTEGER NOT NULL, PRIMARY KEY (accountId, scope, day, product)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS figure_day ON figure (merchant, day, scope, accountId);
CREATE TABLE IF NOT EXISTS rebateRate (
  accountId TEXT NOT NULL REFERENCES account (id), fromDay INTEGER NOT NULL, rates TEXT NOT NULL,
  highest INTEGER NOT NULL, PRIMARY KEY (accountId, fromDay)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS affiliateLink (
  id INTEGER PRIMARY KEY AUTOINCREMENT, accountId TEXT NOT NULL REFERENCES account (id),
  merchant TEXT NOT NULL, code TEXT NOT NULL, type TEXT NOT NULL, rates TEXT NOT NULL,
  highest INTEGER NOT NULL, remark TEXT, standing INTEGER NOT NULL, createdAt INTEGER NOT NULL,
  expiresAt INTEGER, deletedAt INTEGER, UNIQUE (merchant, code)
) STRICT;
CREATE INDEX IF NOT EXISTS affiliateLink_account ON affiliateLink (accountId, deletedAt);
CREATE UNIQUE INDEX IF NOT EXISTS affiliateLink_standing ON affiliateLink (accountId)
  WHERE standing = 1;
CREATE TABLE IF NOT EXISTS linkVisit (
  linkId INTEGER NOT NULL REFERENCES affiliateLink (id), day INTEGER NOT NULL, visitor TEXT NOT NULL,
  PRIMARY KEY (linkId, day, visitor)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS linkRegistration (
  accountId TEXT PRIMARY KEY REFERENCES account (id),
  linkId INTEGER NOT NULL REFERENCES affiliateLink (id)
) STRICT;
CREATE INDEX IF NOT EXISTS linkRegistration_link ON linkRegistration (linkId);
CREATE TABLE IF NOT EXISTS contract (
  id INTEGER PRIMARY KEY AUTOINCREMENT, merchant TEXT NOT NULL, kind TEXT NOT NULL, uplineId TEXT,
  accountId TEXT NOT NULL REFERENCES account (id), product TEXT, rateType TEXT NOT NULL,
  tiers TEXT NOT NULL, state TEXT NOT NULL, askedBy TEXT, proposedAt INTEGER NOT NULL,
  answerUntil INTEGER NOT NULL, days INTEGER, effectiveFrom INTEGER, endsAt INTEGER, endedAt INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS contract_account ON contract (accountId, kind, state);
CREATE INDEX IF NOT EXISTS contract_upline ON contract (uplineId, kind, state);
CREATE INDEX IF NOT EXISTS contract_state ON contract (merchant, state);
CREATE TABLE IF NOT EXISTS contractStep (
  id INTEGER PRIMARY KEY, contractId INTEGER NOT NULL REFERENCES contract (id), state TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS contractStep_contract ON contractStep (contractId);
CREATE TABLE IF NOT EXISTS agentPayout (
  id INTEGER PRIMARY KEY AUTOINCREMENT, merchant TEXT NOT NULL,
  accountId TEXT NOT NULL REFERENCES account (id), source TEXT NOT NULL, fromAt INTEGER NOT NULL,
  toAt INTEGER NOT NULL, minor INTEGER NOT NULL, rest INTEGER NOT NULL, debt INTEGER NOT NULL, contractId INTEGER,
  orderId INTEGER, calculation TEXT NOT NULL, paidAt INTEGER NOT NULL,
  UNIQUE (accountId, source, fromAt)
) STRICT;
CREATE TABLE IF NOT EXISTS payoutReason (
  payoutId INTEGER NOT NULL REFERENCES agentPayout (id), place INTEGER NOT NULL, item TEXT, accountId TEXT,
  product TEXT, base INTEGER NOT NULL, rate INTEGER NOT NULL, rateType TEXT NOT NULL,
  minor INTEGER NOT NULL, contractId INTEGER, PRIMARY KEY (payoutId, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS agentClock (
  merchant TEXT PRIMARY KEY, settledTo INTEGER NOT NULL
) STRICT;
${createFigureTriggers()}`
