import type { ReactNode } from 'react'
import type { Reward } from '../../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../../core/contract/icons.ts'
import { pathTo } from '../../../../core/contract/pages.ts'
import plate from '../../../kit/controls/plate.module.css'
import { RowList } from '../../../kit/controls/RowList.tsx'
import { Skeleton } from '../../../kit/controls/Skeleton.tsx'
import { UnknownResult } from '../../../kit/money/UnknownResult.tsx'
import { RewardRow } from './RewardRow.tsx'
import styles from './RewardRows.module.css'
import type { Claim } from './use-claim.ts'

export interface RewardRowsProps {
  readonly rewards: readonly Reward[]
  readonly claim: Claim
  readonly iconOf: (reward: Reward) => IconName
  /** Returns the way to what is missing of a reward. */
  readonly todoOf?: (reward: Reward) => ReactNode
}

/** How a reward is marked; one in progress is not. */
const rewardStates = {
  claimable: 'ready',
  progress: undefined,
  claimed: 'done',
  expired: 'over',
  unknown: 'waiting',
} as const

/** Rewards under each other, after the word about a claim that was not answered. */
export function RewardRows({ rewards, claim, iconOf, todoOf }: RewardRowsProps): ReactNode {
  return (
    <>
      {claim.unanswered && (
        <div className={styles['unknown']}>
          <UnknownResult to={pathTo('accountRecord')} onDismiss={claim.forget} />
        </div>
      )}
      <RowList className={`${plate['plate']} ${styles['rows']}`} data-kit="rewards">
        {rewards.map((reward) => (
          <li key={reward.rewardId} data-kit="reward" data-state={rewardStates[reward.state]}>
            <RewardRow
              reward={reward}
              icon={iconOf(reward)}
              claim={claim}
              todo={todoOf?.(reward)}
            />
          </li>
        ))}
      </RowList>
    </>
  )
}

/** The geometry of rows that load. */
export function RewardSkeleton({ count }: { readonly count: number }): ReactNode {
  return (
    <div className={styles['skeleton']}>
      <Skeleton shape="card" height="5rem" count={count} />
    </div>
  )
}
