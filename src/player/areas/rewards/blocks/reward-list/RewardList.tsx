import { type ReactNode, Suspense, useState } from 'react'
import type { Reward, RewardCenter } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import plate from '../../../../kit/controls/plate.module.css'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { useConnection } from '../../../../state/connection.ts'
import { RewardRows, RewardSkeleton } from '../../parts/RewardRows.tsx'
import { useClaim } from '../../parts/use-claim.ts'
import styles from './RewardList.module.css'
import { type ClaimAll, useClaimAll } from './use-claim-all.ts'

const History = lazyPart(() => import('./on-demand/History.tsx'))
const Results = lazyPart(() => import('./on-demand/Results.tsx'))

export default withRealAccount(RewardList)

/** Shows what can be claimed in all, claims it at once, and lists the tickets (SPEC §11.78). */
function RewardList({ settings }: BlockProps<'reward-list'>): ReactNode {
  const t = useT()
  const center = useCall('rewardCenter', undefined, { onReturn: 'refresh' })
  const claim = useClaim('claimReward')
  const all = useClaimAll()
  const [history, setHistory] = useState(false)
  return (
    <Section tone={settings.tone}>
      <Answer
        call={center}
        skeleton={<ListSkeleton />}
        empty={t('rewards.none')}
        isEmpty={({ rewards }) => rewards.length === 0}
      >
        {(value) => (
          <>
            <Summary
              center={value}
              all={settings.all ? all : undefined}
              onHistory={() => setHistory(true)}
            />
            {all.unanswered && (
              <div className={styles['unknown']}>
                <UnknownResult to={pathTo('accountRecord')} onDismiss={all.forget} />
              </div>
            )}
            <RewardRows rewards={ticketsOf(value)} claim={claim} iconOf={() => 'ticket'} />
          </>
        )}
      </Answer>
      <Suspense>
        {history && <History onClose={() => setHistory(false)} />}
        {all.results && <Results results={all.results} onClose={all.close} />}
      </Suspense>
    </Section>
  )
}

interface SummaryProps {
  readonly center: RewardCenter
  /** What claims everything; none if the merchant does not offer it. */
  readonly all: ClaimAll | undefined
  readonly onHistory: () => void
}

function Summary({ center, all, onHistory }: SummaryProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const offline = useConnection() === 'offline'
  const { count, total, rewards } = center
  return (
    <div className={`${plate['headed']} ${styles['summary']}`} data-kit="head" data-kind="rewards">
      <div className={styles['figure']}>
        <h2 className={typography['muted']} data-part="label">
          {count > 0 ? t('rewards.waiting', { count }) : t('rewards.nothing')}
        </h2>
        <p className={`${styles['total']} ${typography['figure']}`} data-part="figure">
          <Money {...currency} amount={total} cents="small" />
        </p>
      </div>
      <div className={styles['actions']} data-part="actions">
        {all && count > 0 && (
          <Button
            variant="accent"
            size="large"
            busy={all.running}
            disabled={offline}
            onClick={() => void all.claim(claimableIds(rewards))}
          >
            {t('rewards.claimAll')}
          </Button>
        )}
        <Button variant="outline" icon="records" onClick={onHistory}>
          {t('rewards.history')}
        </Button>
      </div>
    </div>
  )
}

function ListSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="8.5rem" />
      <RewardSkeleton count={3} />
    </>
  )
}

function claimableIds(rewards: readonly Reward[]): string[] {
  return rewards.filter(({ state }) => state === 'claimable').map(({ rewardId }) => rewardId)
}

function ticketsOf({ rewards }: RewardCenter): readonly Reward[] {
  return rewards.filter(({ kind }) => kind === 'ticket')
}
