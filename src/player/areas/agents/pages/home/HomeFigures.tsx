import type { ReactNode } from 'react'
import type { IncomeFigures } from '../../../../../core/contract/generated/gateway.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { writeClock } from '../../../../kit/controls/write-clock.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './HomeFigures.module.css'

/** Shows the income of today and yesterday, the size of the team, and who is new. */
export function HomeFigures({ month }: { readonly month: IncomeFigures | undefined }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const today = useCall('teamKpiB', { period: 'today' }, { onReturn: 'refresh' })
  const yesterday = useCall('teamKpiB', { period: 'yesterday' }, { onReturn: 'refresh' })
  const teamToday = useCall('teamKpiA', { period: 'today' }, { onReturn: 'refresh' })
  const teamMonth = useCall('teamKpiA', { period: 'month' }, { onReturn: 'refresh' })
  const calls = [today, yesterday, teamToday, teamMonth]
  const failed = calls.find(({ error, value }) => error && value === undefined)
  if (failed?.error)
    return (
      <Notice
        kind={failed.error.kind === 'offline' ? 'offline' : 'error'}
        size="row"
        line={t(errorMessageKey(failed.error), errorMessageValues(failed.error))}
        action={{
          label: t('common.retry'),
          busy: failed.refreshing,
          onPress: () => {
            for (const call of calls) if (call.error) void call.retry()
          },
        }}
      />
    )
  const change = month && changeOf(month)
  const money = (figures: IncomeFigures | undefined): ReactNode =>
    figures && <Money amount={figures.amount} {...currency} />
  const count = (value: number | undefined): ReactNode => value?.toLocaleString(currency.language)
  return (
    <dl className={styles['figures']} data-kit="figures" data-kind="notes">
      <Cell
        label={t('agent.today')}
        value={money(today.value)}
        note={today.value && t('agent.asOf', { time: writeClock(today.value.updatedAt) })}
      />
      <Cell
        label={t('agent.yesterday')}
        value={money(yesterday.value)}
        note={
          change !== undefined &&
          t('agent.change', { amount: formatMoney(change, { ...currency, sign: 'always' }) })
        }
      />
      <Cell
        label={t('agent.teamSize')}
        value={count(teamMonth.value?.teamSize)}
        note={teamToday.value && t('agent.active', { count: teamToday.value.activeMembers })}
      />
      <Cell
        label={t('agent.newMembers')}
        value={count(teamMonth.value?.newMembers)}
        note={teamToday.value && t('agent.newToday', { count: teamToday.value.newMembers })}
      />
    </dl>
  )
}

interface CellProps {
  readonly label: string
  /** Undefined while it loads. */
  readonly value: ReactNode
  readonly note: ReactNode
}

function Cell({ label, value, note }: CellProps): ReactNode {
  return (
    <div className={styles['cell']} data-part="cell">
      <dt className={typography['muted']} data-part="label">
        {label}
      </dt>
      <dd className={`${styles['value']} ${typography['figure']}`} data-part="value">
        {value ?? <Skeleton shape="text" width="70%" height="1lh" />}
      </dd>
      <dd className={typography['muted']} data-part="note">
        {note || '\u00a0'}
      </dd>
    </div>
  )
}

/** Returns how much more yesterday brought than the day before, if the month knows both. */
function changeOf({ days = [] }: IncomeFigures): string | undefined {
  const [before, yesterday] = days.slice(-3, -1)
  return before && yesterday && subtractDecimals(yesterday.amount, before.amount)
}
