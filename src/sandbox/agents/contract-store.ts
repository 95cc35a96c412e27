import {
  type ContractActor,
  type ContractMove,
  type ContractParty,
  contractStatesInForce,
  moveContractState,
} from '../../core/contract/contract-states.ts'
import type { ContractKind, RateType } from '../../core/contract/generated/gateway.ts'
import type { ContractRow, ContractTier } from '../database/agent-tables.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs } from '../kit/durations.ts'
import { startOfDay } from './agent-days.ts'
import { addRoot, startClock } from './tree.ts'

/** The days in which a proposal can be answered. */
export const answerDays = 7

export interface ProposedContract {
  readonly merchant: string
  readonly kind: ContractKind
  /** Null for the platform. */
  readonly uplineId: string | null
  readonly accountId: string
  readonly product: string | null
  readonly rateType: RateType
  readonly tiers: readonly ContractTier[]
  readonly days: number | null
  readonly at: number
}

/** Stores a proposal, within a transaction. */
export async function insertContract(
  database: Database,
  { tiers, at, ...proposal }: ProposedContract,
): Promise<ContractRow> {
  await addRoot(database, proposal.accountId)
  const row = await database
    .insertInto('contract')
    .values({
      ...proposal,
      tiers: JSON.stringify(tiers),
      state: 'P',
      askedBy: null,
      proposedAt: at,
      answerUntil: at + answerDays * dayMs,
      effectiveFrom: null,
      endsAt: null,
      endedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addStep(database, { contractId: row.id, state: 'P', at })
  return row
}

async function addStep(
  database: Database,
  step: Pick<ContractRow, 'state'> & { readonly contractId: number; readonly at: number },
): Promise<void> {
  await database.insertInto('contractStep').values(step).execute()
}

export interface ContractStepTaken {
  readonly move: ContractMove
  readonly actor: ContractActor
  readonly at: number
}

/**
 * Moves a contract within a transaction, once: of two that move it, the second finds another state. A contract
 * that takes effect ends the one before it; one that ends without another in its place ends those that its
 * receiver gave on. Returns undefined if the move is not allowed.
 */
export async function moveContract(
  database: Database,
  contract: ContractRow,
  { move, actor, at }: ContractStepTaken,
): Promise<ContractRow | undefined> {
  const askedBy = contract.askedBy ?? undefined
  const to = moveContractState({ status: contract.state, askedBy }, move, actor)
  if (!to) return undefined
  if (to === 'E' && move === 'A') await endBefore(database, contract, at)
  const effective = to === 'E' && move === 'A' ? startOfDay(at) : contract.effectiveFrom
  const moved = await database
    .updateTable('contract')
    .set({
      state: to,
      askedBy: to === 'V' ? (actor as ContractParty) : null, // only a party asks to cancel
      effectiveFrom: effective,
      endsAt:
        move === 'A' && contract.days !== null && effective !== null
          ? effective + contract.days * dayMs
          : contract.endsAt,
      ...((to === 'X' || to === 'N') && { endedAt: at }),
    })
    .where('id', '=', contract.id)
    .where('state', '=', contract.state)
    .returningAll()
    .executeTakeFirst()
  if (!moved) return undefined
  await addStep(database, { contractId: contract.id, state: to, at })
  if (to === 'X') await endGivenOn(database, moved, at)
  if (to === 'E') await startClock(database, contract.merchant, at)
  return moved
}

/** Ends the contract in whose place another one takes effect. */
async function endBefore(
  database: Database,
  { kind, accountId }: ContractRow,
  at: number,
): Promise<void> {
  for (const before of await listInForce(database, { kind, accountId })) {
    await database
      .updateTable('contract')
      .set({ state: 'X', askedBy: null, endedAt: at })
      .where('id', '=', before.id)
      .execute()
    await addStep(database, { contractId: before.id, state: 'X', at })
  }
}

/** Ends what the receiver of an ended contract gave on, because nothing allows it any more. */
async function endGivenOn(
  database: Database,
  { kind, accountId }: ContractRow,
  at: number,
): Promise<void> {
  const given = await database
    .selectFrom('contract')
    .selectAll()
    .where('uplineId', '=', accountId)
    .where('kind', '=', kind)
    .where('state', 'in', ['P', ...contractStatesInForce])
    .execute()
  for (const contract of given) {
    const state = contract.state === 'P' ? 'N' : 'X'
    await database
      .updateTable('contract')
      .set({ state, askedBy: null, endedAt: at })
      .where('id', '=', contract.id)
      .execute()
    await addStep(database, { contractId: contract.id, state, at })
    if (state === 'X') await endGivenOn(database, contract, at)
  }
}

/** Lists the contracts of a kind that somebody receives by and that are in force: one, or none. */
export function listInForce(
  database: Database,
  { kind, accountId }: Pick<ContractRow, 'kind' | 'accountId'>,
): Promise<ContractRow[]> {
  return database
    .selectFrom('contract')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('state', 'in', [...contractStatesInForce])
    .orderBy('id')
    .execute()
}

/** Lists the proposals that nobody answered in time and the contracts whose days are over. */
export function listDue(database: Database, merchant: string, now: number): Promise<ContractRow[]> {
  return database
    .selectFrom('contract')
    .selectAll()
    .where('merchant', '=', merchant)
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'P'), where('answerUntil', '<=', now)]),
        where.and([where('state', 'in', [...contractStatesInForce]), where('endsAt', '<=', now)]),
      ]),
    )
    .execute()
}

/** Ends what is due by the clock, within a transaction. */
export async function moveByClock(
  database: Database,
  merchant: string,
  now: number,
): Promise<void> {
  const due = await listDue(database, merchant, now)
  for (const contract of due) {
    const isOffer = contract.state === 'P'
    const at = (isOffer ? contract.answerUntil : contract.endsAt) ?? now
    await moveContract(database, contract, { move: isOffer ? 'R' : 'end', actor: 'clock', at })
  }
}

/** Returns the party that an account is of a contract; undefined for everybody else. */
export function partyOf(
  { accountId, uplineId }: Pick<ContractRow, 'accountId' | 'uplineId'>,
  id: string,
): ContractParty | undefined {
  if (id === accountId) return 'subordinate'
  return id === uplineId ? 'upline' : undefined
}

export function readTiers({ tiers }: Pick<ContractRow, 'tiers'>): readonly ContractTier[] {
  return JSON.parse(tiers)
}
