import { type ReactNode, useState } from 'react'
import type {
  AgentQuotas,
  RebateQuota,
  RebateSettings,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { ListGroup, ListPanel } from '../../../../kit/controls/ListGroup.tsx'
import { useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Progress } from '../../../../kit/controls/Progress.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useHeadline } from '../../../../state/headline.ts'
import { MemberSheet } from '../../parts/MemberSheet.tsx'
import { formatRate } from '../../parts/rates.ts'
import { useRateTerms } from '../../parts/use-rate-terms.ts'
import { DownlineRates } from './DownlineRates.tsx'
import { OwnRates } from './OwnRates.tsx'
import styles from './Rebates.module.css'

/** Shows the agent's rates and quotas, or the editor of the direct subordinate that the address names (SPEC §11.86). */
export default function Rebates(): ReactNode {
  const member = useSearch().get('member')
  const call = useRateTerms()
  return (
    <PagePart>
      <Answer call={call} skeleton={<RatesSkeleton />}>
        {({ settings, quotas }) =>
          member ? (
            <DownlineRates key={member} username={member} settings={settings} quotas={quotas} />
          ) : (
            <Overview settings={settings} quotas={quotas} />
          )
        }
      </Answer>
    </PagePart>
  )
}

interface OverviewProps {
  readonly settings: RebateSettings
  readonly quotas: AgentQuotas
}

function Overview({ settings, quotas }: OverviewProps): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState(false)
  const [highest] = settings.rebates
    .map(({ rate }) => rate)
    .sort((one, other) => compareDecimals(other, one))
  useHeadline(highest && t('rebates.headline', { rate: formatRate(highest) }))
  return (
    <>
      <OwnRates settings={settings} />
      {quotas.rebates.length > 0 && (
        <ListGroup title={t('rebates.quotas')}>
          {quotas.rebates.map((quota) => (
            <Quota key={quota.rate} quota={quota} />
          ))}
        </ListGroup>
      )}
      <div className={styles['section']}>
        <Button variant="accent" size="large" wide icon="percent" onClick={() => setChoosing(true)}>
          {t('rebates.edit')}
        </Button>
      </div>
      {choosing && (
        <MemberSheet
          title={t('rebates.choose')}
          direct
          onPick={(member) => navigate(pathTo('agentRebates', { member }))}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

function Quota({ quota: { rate, used, max } }: { readonly quota: RebateQuota }): ReactNode {
  const t = useT()
  const label = t('rebates.from', { rate: formatRate(rate) })
  return (
    <ListPanel>
      <span className={styles['line']}>
        <span>{label}</span>
        <span className={`${styles['used']} ${typography['muted']}`}>
          {t('rebates.used', { used, max })}
        </span>
      </span>
      <Progress label={label} part={max === 0 ? 1 : used / max} />
    </ListPanel>
  )
}

function RatesSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="text" width="45%" height="2.75rem" />
      <Skeleton shape="card" height="3.25rem" count={8} />
    </>
  )
}
