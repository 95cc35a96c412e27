import type { ReactNode } from 'react'
import type { DownlineFigures } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './TeamKpis.module.css'

export interface TeamKpisProps {
  /** Undefined while they load. */
  readonly figures: DownlineFigures | undefined
  /** The list below says what failed. */
  readonly failed: boolean
}

/** Shows what everybody below did in the days of the filter. */
export function TeamKpis({ figures, failed }: TeamKpisProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  if (!figures && failed) return null
  const money = (amount: string | undefined): ReactNode =>
    amount !== undefined && <Money amount={amount} {...currency} />
  return (
    <section
      className={styles['kpis']}
      data-kit="figures"
      data-kind="rows"
      aria-label={t('team.figures')}
    >
      <dl className={styles['row']} data-part="cells">
        <Kpi
          large
          label={t('team.result')}
          value={
            figures && <Money amount={figures.profit} sign="always" tone="result" {...currency} />
          }
        />
        <Kpi
          large
          label={t('team.active')}
          value={
            figures &&
            t('team.activeOf', { active: figures.activeMembers, members: figures.members })
          }
        />
      </dl>
      <dl className={styles['row']} data-part="cells">
        <Kpi label={t('team.deposits')} value={money(figures?.deposits)} />
        <Kpi label={t('team.withdrawals')} value={money(figures?.withdrawals)} />
        <Kpi label={t('team.validBets')} value={money(figures?.validBets)} />
      </dl>
    </section>
  )
}

interface KpiProps {
  readonly label: string
  readonly value: ReactNode
  readonly large?: boolean
}

function Kpi({ label, value, large }: KpiProps): ReactNode {
  return (
    <div className={styles['kpi']} data-part="cell" data-state={large ? 'strong' : undefined}>
      <dt className={typography['muted']} data-part="label">
        {label}
      </dt>
      <dd className={`${styles['value']} ${typography['name']}`} data-part="value">
        {value || <Skeleton shape="text" width="5rem" height="1lh" />}
      </dd>
    </div>
  )
}
