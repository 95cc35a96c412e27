import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Link } from '../../../../kit/controls/navigation.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './LimitLine.module.css'
import type { DepositForm } from './use-deposit-form.ts'

/** What the member's own deposit limit still allows. */
export function LimitLine({ form }: { readonly form: DepositForm }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { limitLeft } = form.answer
  if (limitLeft === undefined) return null
  return (
    <p className={`${styles['line']} ${typography['muted']}`}>
      {t('deposit.limit.left', { amount: formatMoney(limitLeft, currency) })}{' '}
      <Link className={styles['link']} to={pathTo('playSafely')}>
        {t('deposit.limit.change')}
      </Link>
    </p>
  )
}
