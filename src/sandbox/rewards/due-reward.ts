import type { Reward, RewardKind } from '../../core/contract/generated/gateway.ts'
import type { WorldText } from '../../core/contract/generated/world.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import type { RewardClaimRow } from '../database/reward-tables.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'

/** A reward with what the sandbox needs to credit it. */
export interface DueReward
  extends Omit<Reward, 'rewardId' | 'kind' | 'title' | 'note' | 'amount' | 'progress'> {
  readonly kind: RewardKind
  readonly rewardId: string
  /** The id of its terms (`findBonusTerms`). */
  readonly termsId: string
  readonly title: WorldText
  readonly note?: WorldText
  /** In the currency's smallest unit. */
  readonly minor: number
  readonly progress?: {
    readonly done: number
    readonly target: number
    readonly unit: NonNullable<Reward['progress']>['unit']
  }
}

/** Whose rewards are read, and when. */
export interface RewardReader {
  /** The database, or a transaction of it. */
  readonly database: Database
  readonly merchant: SandboxMerchant
  readonly account: Pick<AccountRow, 'id' | 'level'>
  /** Epoch milliseconds. */
  readonly now: number
}

/** The claims of a member by the id of the reward. */
export type Claims = ReadonlyMap<string, RewardClaimRow>

/** Loads the claims of a member. */
export async function loadClaims(database: Database, accountId: string): Promise<Claims> {
  const rows = await database
    .selectFrom('rewardClaim')
    .selectAll()
    .where('accountId', '=', accountId)
    .execute()
  return new Map(rows.map((row) => [row.rewardId, row]))
}

/** Returns the state of a reward that can be claimed unless it was. */
export function stateOf(
  claim: RewardClaimRow | undefined,
  otherwise: Reward['state'] = 'claimable',
): Pick<DueReward, 'state' | 'claimedAt'> {
  return claim ? { state: 'claimed', claimedAt: claim.at } : { state: otherwise }
}
