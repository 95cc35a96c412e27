import type { ReactNode } from 'react'
import type { Downline, DownlineDetail } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatDate } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { FigureGrid } from '../../parts/FigureGrid.tsx'
import { MemberActions } from './MemberActions.tsx'

/** The first millisecond of some days, and the first one after them. */
export interface Days {
  readonly from: number
  readonly to: number
}

export interface MemberDetailsProps {
  readonly member: Downline
  readonly days: Days
  readonly teamPath: string
}

/** Shows what an account did in the days of the filter, and what the agent may do with it. */
export function MemberDetails({ member, days, teamPath }: MemberDetailsProps): ReactNode {
  const call = useCall('downline', { username: member.username, ...days }, { onReturn: 'refresh' })
  return (
    <Answer call={call} size="row" skeleton={<Skeleton shape="card" height="17rem" />}>
      {(detail) => <Details detail={detail} teamPath={teamPath} />}
    </Answer>
  )
}

interface DetailsProps {
  readonly detail: DownlineDetail
  readonly teamPath: string
}

function Details({ detail, teamPath }: DetailsProps): ReactNode {
  const { downline, figures, rebatePaid, direct } = detail
  const t = useT()
  const currency = useCurrency()
  const money = (amount: string): ReactNode => <Money amount={amount} {...currency} />
  const joined = formatDate(downline.joinedAt, currency.language)
  return (
    <>
      <FigureGrid
        figures={[
          { label: t('team.deposits'), value: money(figures.deposits) },
          { label: t('team.withdrawals'), value: money(figures.withdrawals) },
          { label: t('team.validBets'), value: money(figures.validBets) },
          {
            label: t('team.memberResult'),
            value: <Money amount={figures.profit} sign="always" tone="result" {...currency} />,
          },
          { label: t('team.rebates'), value: money(rebatePaid) },
          { label: t('team.below'), value: downline.downlines.toLocaleString(currency.language) },
        ]}
      />
      <p className={typography['muted']}>
        <InlineList
          items={[
            t(`team.state.${downline.state}`),
            t('team.joined', { date: joined }),
            !direct && t('team.levelNumber', { level: downline.level }),
          ]}
        />
      </p>
      <MemberActions detail={detail} teamPath={teamPath} />
      {!direct && <p className={typography['muted']}>{t('error.downlineNotDirect')}</p>}
    </>
  )
}
