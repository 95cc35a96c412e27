import type { ReactNode } from 'react'
import type { ContractKind, ContractRequests } from '../../../../core/contract/generated/gateway.ts'
import { pathTo, type RouteId } from '../../../../core/contract/pages.ts'
import { ButtonLink } from '../../../components/ui/Button.tsx'
import { Icon } from '../../../components/ui/Icon.tsx'
import { useT } from '../../../i18n/use-t.ts'
import styles from './WaitingContracts.module.css'

/** A contract that waits for the agent's answer. */
export interface WaitingContract {
  readonly kind: ContractKind
  readonly asks: 'offer' | 'cancelRequest'
}

/** The page on which the agent answers, by kind. */
const reviewRoutes = {
  dailySalary: 'dailySalaryContract',
  dividend: 'dividendContract',
  hourlySalary: 'hourlySalaryContract',
} as const satisfies Record<ContractKind, RouteId>

/** Lists what waits. The gateway sends 0 for nothing, 1 for an offer, 2 for a request to cancel (SPEC §11.87). */
export function listWaiting(requests: ContractRequests | undefined): readonly WaitingContract[] {
  if (!requests) return []
  const { dailysalreqtype, divtypecompperiodreq, contracthoursalreq } = requests
  const asked: readonly (readonly [ContractKind, number])[] = [
    ['dailySalary', dailysalreqtype],
    ['dividend', divtypecompperiodreq],
    ['hourlySalary', contracthoursalreq],
  ]
  return asked.flatMap(([kind, code]) =>
    code === 1 || code === 2
      ? [{ kind, asks: code === 1 ? ('offer' as const) : ('cancelRequest' as const) }]
      : [],
  )
}

/** Shows each contract that waits, with the way to the page on which the agent answers. */
export function WaitingContracts(props: {
  readonly waiting: readonly WaitingContract[]
}): ReactNode {
  const t = useT()
  if (props.waiting.length === 0) return null
  return (
    <ul className={styles['list']}>
      {props.waiting.map(({ kind, asks }) => (
        <li key={kind} className={styles['card']}>
          <span className={styles['icon']}>
            <Icon name="contract" />
          </span>
          <p className={styles['words']}>
            <b className={styles['title']}>{t(`agent.${asks}.${kind}`)}</b>
            <span className={styles['note']}>{t('agent.answer')}</span>
          </p>
          <ButtonLink variant="outline" to={pathTo(reviewRoutes[kind])}>
            {t('agent.review')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
