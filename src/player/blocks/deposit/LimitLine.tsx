import type { ReactNode } from 'react'
import { pathTo } from '../../../core/contract/pages.ts'
import { useCurrency } from '../../components/parts/money/use-currency.ts'
import { formatMoney } from '../../components/ui/format-money.ts'
import { Link } from '../../components/ui/navigation.tsx'
import { useT } from '../../i18n/use-t.ts'
import styles from './LimitLine.module.css'
import type { DepositForm } from './use-deposit-form.ts'

/** What the member's own deposit limit still allows. */
export function LimitLine({ form }: { readonly form: DepositForm }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { limitLeft } = form.answer
  if (limitLeft === undefined) return null
  return (
    <p className={styles['line']}>
      {t('deposit.limit.left', { amount: formatMoney(limitLeft, currency) })}{' '}
      <Link className={styles['link']} to={pathTo('playSafely')}>
        {t('deposit.limit.change')}
      </Link>
    </p>
  )
}
