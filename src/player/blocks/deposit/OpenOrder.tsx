import type { ReactNode } from 'react'
import { pathTo } from '../../../core/contract/pages.ts'
import { useCurrency } from '../../components/parts/money/use-currency.ts'
import { useOpenOrder } from '../../components/parts/money/use-open-order.ts'
import { Countdown } from '../../components/ui/Countdown.tsx'
import { Money } from '../../components/ui/Money.tsx'
import { Link } from '../../components/ui/navigation.tsx'
import { useT } from '../../i18n/use-t.ts'
import styles from './OpenOrder.module.css'

/** Leads back to an order that waits for its payment (SPEC §11.66). */
export function OpenOrder(): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const open = useOpenOrder({ enabled: true })
  if (!open) return null
  const { order, offset, onExpire } = open
  return (
    <Link className={styles['open']} to={pathTo('deposit', { order: order.orderId })}>
      <span className={styles['dot']} />
      <span className={styles['words']}>
        <Money amount={order.payable} {...currency} /> {t('money.resume.waits')}{' '}
        {order.expiresAt !== undefined && (
          <Countdown to={order.expiresAt} offset={offset} onDone={onExpire} />
        )}
      </span>
      <span className={styles['action']}>{t('money.resume.action')}</span>
    </Link>
  )
}
