import type {
  AnyContract,
  ContractTerms,
  DailySalaryContract,
} from '../../core/contract/generated/gateway.ts'
import type { ContractRow } from '../database/agent-tables.ts'
import type { Database } from '../database/open-database.ts'
import { formatMinor } from '../ledger/ledger.ts'
import { currencyOf } from '../world/currency.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { writeAgreement } from './agent-texts.ts'
import { maxRateOf } from './compute-income.ts'
import { listInForce, readTiers } from './contract-store.ts'
import { formatRate } from './rates.ts'

/** What a contract is described with. */
export interface ContractReader {
  readonly merchant: SandboxMerchant
  /** Language tag. */
  readonly language: string
}

/** Describes a contract of any kind (SPEC §10.39). */
export async function describeContract(
  { merchant, language }: ContractReader,
  database: Database,
  row: ContractRow,
): Promise<AnyContract> {
  const { kind, state: status, rateType } = row
  const { digits } = currencyOf(merchant.world)
  const write = (minor: number): string => formatMinor(minor, digits)
  const writeRate = (rate: number): string =>
    rateType === 'fixed' ? write(rate) : formatRate(rate)
  const tiers = readTiers(row)
  const shared = {
    kind,
    contractId: String(row.id),
    status,
    terms: await describeTerms(database, row, language),
  }
  if (kind === 'dividend')
    return {
      ...shared,
      rows: tiers.map(({ bets, netLoss, active, rate }) => ({
        minimumBet: write(bets),
        netLoss: write(netLoss),
        activeMember: active,
        contractRate: writeRate(rate),
        status,
      })),
    }
  const levels = tiers.map(({ bets, active, rate }) => ({
    betVolume: write(bets),
    activeMember: active,
    rateType,
    rate: writeRate(rate),
  }))
  return kind === 'dailySalary'
    ? { ...shared, details: levels }
    : { ...shared, hourSalaryRates: levels }
}

async function describeTerms(
  database: Database,
  row: ContractRow,
  language: string,
): Promise<ContractTerms> {
  const ids = [row.accountId, ...(row.uplineId === null ? [] : [row.uplineId])]
  const names = await database
    .selectFrom('account')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute()
  const nameOf = (id: string | null): string => names.find((one) => one.id === id)?.username ?? ''
  const steps = await database
    .selectFrom('contractStep')
    .select(['state', 'at'])
    .where('contractId', '=', row.id)
    .orderBy('id')
    .execute()
  return {
    upline: nameOf(row.uplineId),
    subordinate: nameOf(row.accountId),
    proposedAt: row.proposedAt,
    ...(row.state === 'P' && { answerUntil: row.answerUntil }),
    ...(row.effectiveFrom !== null && { effectiveFrom: row.effectiveFrom }),
    ...(row.endsAt !== null && { endsAt: row.endsAt }),
    ...(row.days !== null && { days: row.days }),
    ...(row.endedAt !== null && { endedAt: row.endedAt }),
    ...(row.askedBy !== null && { askedBy: row.askedBy }),
    text: writeAgreement(row.kind, language),
    ...(row.product !== null && { product: row.product }),
    aboveOwn: await isAboveOwn(database, row),
    steps: steps.map(({ state, at }) => ({ status: state, at })),
  }
}

/** Returns true if a rate is above the present one of the upline, which then caps what is paid. */
async function isAboveOwn(database: Database, row: ContractRow): Promise<boolean> {
  if (row.uplineId === null) return false
  const [own] = await listInForce(database, { kind: row.kind, accountId: row.uplineId })
  if (!own || own.rateType !== row.rateType) return true
  return maxRateOf(readTiers(row)) > maxRateOf(readTiers(own))
}

/** Describes a contract of a daily salary (SPEC §10.39). */
export async function describeDailySalary(
  reader: ContractReader,
  database: Database,
  row: ContractRow,
): Promise<DailySalaryContract> {
  const { contractId, status, details = [], terms } = await describeContract(reader, database, row)
  return { id: contractId, status, details, terms }
}
