import { type AccountTables, createAccountTables } from './account-tables.ts'
import { type AgentTables, createAgentTables } from './agent-tables.ts'
import { type ContactTables, createContactTables } from './contact-tables.ts'
import { createGameTables, type GameTables } from './game-tables.ts'
import { createMoneyTables, type MoneyTables } from './money-tables.ts'
import { createRewardTables, type RewardTables } from './reward-tables.ts'

/** All tables of the sandbox. */
export interface Tables
  extends AccountTables,
    AgentTables,
    ContactTables,
    GameTables,
    MoneyTables,
    RewardTables {
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
  settings: { readonly merchant: string; readonly json: string }
  /** What the handlers of an own block keep of an account, as JSON. */
  ownBlockStore: { readonly accountId: string; readonly block: string; readonly json: string }
}

const createOwnTables = `
CREATE TABLE IF NOT EXISTS idempotencyRecord (
  caller TEXT NOT NULL, keyHash TEXT NOT NULL, call TEXT NOT NULL, contentHash TEXT NOT NULL,
  answer TEXT NOT NULL, createdAt INTEGER NOT NULL, PRIMARY KEY (caller, keyHash)
) STRICT;
CREATE TABLE IF NOT EXISTS settings (merchant TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS ownBlockStore (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, block TEXT NOT NULL,
  json TEXT NOT NULL, PRIMARY KEY (accountId, block)
) STRICT;
`

/** Creates the tables that are missing. Triggers of agents count what the others hold, so they are last. */
export const createTables = [
  createAccountTables,
  createContactTables,
  createMoneyTables,
  createGameTables,
  createRewardTables,
  createOwnTables,
  createAgentTables,
].join('\n')
