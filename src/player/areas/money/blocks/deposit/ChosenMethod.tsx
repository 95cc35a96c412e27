import type { ReactNode } from 'react'
import type { DepositMethod } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Row } from '../../../../kit/controls/Row.tsx'
import styles from './ChosenMethod.module.css'
import { MethodMark } from './MethodMark.tsx'

/** The way to pay that was chosen in the first step, and the link back to it. */
export function ChosenMethod({ method }: { readonly method: DepositMethod }): ReactNode {
  const t = useT()
  return (
    <Row
      className={styles['method']}
      data-kind="method"
      mark={<MethodMark logo={method.logo} group={method.group} />}
      title={method.name}
      end={
        <Link className={styles['change']} data-part="action" to={pathTo('deposit')}>
          {t('deposit.change')}
        </Link>
      }
    />
  )
}
