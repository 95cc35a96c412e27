import type { ReactNode } from 'react'
import type { Reward } from '../../../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../../../core/contract/icons.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { nameAbout } from '../../../../kit/controls/name-about.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { RewardRows, RewardSkeleton } from '../../parts/RewardRows.tsx'
import { useClaim } from '../../parts/use-claim.ts'

type Metric = NonNullable<Reward['metric']>

const icons: Readonly<Record<Metric, IconName>> = {
  deposit: 'deposit',
  depositCount: 'deposit',
  validBets: 'bets',
  signIns: 'calendar',
  unknown: 'bets',
}

export default withRealAccount(Missions)

/** Lists the missions with the progress of each (SPEC §11.78). */
function Missions({ settings }: BlockProps<'missions'>): ReactNode {
  const t = useT()
  const center = useCall('rewardCenter')
  const claim = useClaim('claimReward')
  return (
    <Section title={t('rewards.missions')} tone={settings.tone}>
      <Answer
        call={center}
        skeleton={<RewardSkeleton count={4} />}
        empty={t('rewards.noMissions')}
        emptyAction="none"
        size="row"
        isEmpty={({ rewards }) => missionsOf(rewards).length === 0}
      >
        {({ rewards }) => (
          <RewardRows
            rewards={missionsOf(rewards)}
            claim={claim}
            iconOf={({ metric = 'validBets' }) => icons[metric]}
            todoOf={({ metric, rewardId }) =>
              metric && <Todo metric={metric} rewardId={rewardId} />
            }
          />
        )}
      </Answer>
    </Section>
  )
}

function missionsOf(rewards: readonly Reward[]): readonly Reward[] {
  return rewards.filter(({ kind }) => kind === 'mission')
}

interface TodoProps {
  readonly metric: Metric
  readonly rewardId: string
}

/** Leads to what a mission counts. */
function Todo({ metric, rewardId }: TodoProps): ReactNode {
  const t = useT()
  if (metric === 'signIns') return null
  const isDeposit = metric !== 'validBets'
  return (
    <ButtonLink
      {...nameAbout(`todo-${rewardId}`, `reward-${rewardId}`)}
      variant="outline"
      size="small"
      to={pathTo(isDeposit ? 'deposit' : 'home')}
    >
      {t(isDeposit ? 'rewards.toDeposit' : 'rewards.toGames')}
    </ButtonLink>
  )
}
