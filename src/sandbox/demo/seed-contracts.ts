import type { ContractKind, ContractState } from '../../core/contract/generated/gateway.ts'
import { startOfDay } from '../agents/agent-days.ts'
import { insertContract } from '../agents/contract-store.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { ContractTier } from '../database/agent-tables.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs, hourMs } from '../kit/durations.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { currencyOf, fitAmount } from '../world/currency.ts'
import { teamOf } from '../world/demo-world.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'

interface Parties {
  readonly merchant: SandboxMerchant
  /** The agent at the top. */
  readonly top: AccountRow
  readonly now: number
}

/** A contract of the past. */
interface PastContract {
  readonly kind: ContractKind
  readonly upline: AccountRow | undefined
  readonly account: AccountRow
  readonly tiers: readonly ContractTier[]
  readonly state: ContractState
  readonly fixed?: true
  readonly asked?: 'upline' | 'subordinate'
}

/** Gives the agent at the top and the first of the `agents` below it contracts in every state. */
export async function seedContracts(
  database: Database,
  { merchant, top, now }: Parties,
  agents: readonly AccountRow[],
): Promise<void> {
  const { digits } = currencyOf(merchant.world)
  const unit = parseMinor(fitAmount(merchant.world, '100'), digits)
  const past = [...listOwn(top, unit), ...listBelow(top, agents, unit)]
  const { days } = teamOf(merchant.world)
  const since = startOfDay(now) - days * dayMs
  await database.transaction().execute(async (within) => {
    for (const contract of past) await addContract(within, merchant, { contract, since, now })
  })
}

/** Lists the contracts of the agent at the top with the platform. `unit` is 100 baht or yuan, or about as much, in minor units. */
function listOwn(top: AccountRow, unit: number): PastContract[] {
  const parties = { upline: undefined, account: top }
  return [
    {
      ...parties,
      kind: 'dailySalary',
      tiers: [byBets(unit, 5), byBets(50 * unit, 8, 3), byBets(200 * unit, 12, 5)],
      state: 'E',
    },
    {
      ...parties,
      kind: 'hourlySalary',
      tiers: [byBets(5 * unit, unit / 10), byBets(50 * unit, unit / 4, 3)],
      state: 'E',
      fixed: true,
    },
    {
      ...parties,
      kind: 'dividend',
      tiers: [byLoss(unit, 1000), byLoss(50 * unit, 1500), byLoss(500 * unit, 2000)],
      state: 'E',
    },
    // An offer that waits for the demo agent, in place of its present one.
    {
      ...parties,
      kind: 'dividend',
      tiers: [byLoss(unit, 1500), byLoss(50 * unit, 2000), byLoss(500 * unit, 3000)],
      state: 'P',
    },
  ]
}

/** Lists the contracts of the agent at the top with the first three agents below it. */
function listBelow(
  upline: AccountRow,
  [first, second, third]: readonly AccountRow[],
  unit: number,
): PastContract[] {
  return [
    ...(first ? listOfFirst({ upline, account: first }, unit) : []),
    ...(second ? listOfSecond({ upline, account: second }, unit) : []),
    ...(third ? listOfThird({ upline, account: third }, unit) : []),
  ]
}

type Pair = Pick<PastContract, 'upline' | 'account'>

function listOfFirst(pair: Pair, unit: number): PastContract[] {
  return [
    { ...pair, kind: 'dailySalary', tiers: [byBets(unit, 3), byBets(50 * unit, 5, 2)], state: 'E' },
    { ...pair, kind: 'dividend', tiers: [byLoss(unit, 500), byLoss(50 * unit, 1000)], state: 'E' },
    {
      ...pair,
      kind: 'hourlySalary',
      tiers: [byBets(5 * unit, unit / 20)],
      state: 'X',
      fixed: true,
    },
  ]
}

function listOfSecond(pair: Pair, unit: number): PastContract[] {
  return [
    {
      ...pair,
      kind: 'dailySalary',
      tiers: [byBets(unit, 3)],
      state: 'V',
      asked: 'subordinate',
    },
    { ...pair, kind: 'dividend', tiers: [byLoss(unit, 900)], state: 'N' },
    { ...pair, kind: 'dividend', tiers: [byLoss(unit, 700)], state: 'P' },
  ]
}

function listOfThird(pair: Pair, unit: number): PastContract[] {
  return [
    { ...pair, kind: 'dailySalary', tiers: [byBets(10 * unit, 4)], state: 'V', asked: 'upline' },
  ]
}

function byBets(bets: number, rate: number, active = 1): ContractTier {
  return { bets, netLoss: 0, active, rate }
}

function byLoss(netLoss: number, rate: number): ContractTier {
  return { bets: 0, netLoss, active: 1, rate }
}

interface PastTimes {
  readonly contract: PastContract
  readonly since: number
  readonly now: number
}

async function addContract(
  database: Database,
  merchant: SandboxMerchant,
  { contract, since, now }: PastTimes,
): Promise<void> {
  const { kind, upline, account, tiers, state, fixed, asked } = contract
  const isOffer = state === 'P'
  const at = isOffer ? now - dayMs : since
  const { id } = await insertContract(database, {
    merchant: merchant.code,
    kind,
    uplineId: upline?.id ?? null,
    accountId: account.id,
    product: null,
    rateType: fixed ? 'fixed' : 'percent',
    tiers,
    days: null,
    at,
  })
  if (isOffer) return
  const middle = since + Math.floor((now - since) / 2)
  const ways: Readonly<Record<ContractState, readonly (readonly [ContractState, number])[]>> = {
    P: [],
    E: [['E', since + hourMs]],
    N: [['N', since + hourMs]],
    V: [
      ['E', since + hourMs],
      ['V', now - 5 * hourMs],
    ],
    X: [
      ['E', since + hourMs],
      ['V', middle],
      ['X', middle + hourMs],
    ],
  }
  await database
    .updateTable('contract')
    .set({
      state,
      askedBy: asked ?? null,
      ...(state !== 'N' && { effectiveFrom: since }),
      ...(state === 'X' && { endedAt: middle + hourMs }),
      ...(state === 'N' && { endedAt: since + hourMs }),
    })
    .where('id', '=', id)
    .execute()
  const steps = ways[state].map(([to, time]) => ({ contractId: id, state: to, at: time }))
  await database.insertInto('contractStep').values(steps).execute()
}
