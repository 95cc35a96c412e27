import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Countdown } from '../../../../kit/controls/Countdown.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Row } from '../../../../kit/controls/Row.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useOpenOrder } from '../../parts/use-open-order.ts'
import styles from './OpenOrder.module.css'

/** Leads back to an order that waits for its payment (SPEC §11.66). */
export function OpenOrder(): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const open = useOpenOrder({ enabled: true })
  if (!open) return null
  const { order, offset, onExpire } = open
  return (
    <Row
      className={styles['open']}
      data-kind="open"
      to={pathTo('deposit', { order: order.orderId })}
      mark={<span className={styles['dot']} data-part="mark" />}
      title={
        <>
          <Money amount={order.payable} {...currency} /> {t('money.resume.waits')}{' '}
          {order.expiresAt !== undefined && (
            <Countdown to={order.expiresAt} offset={offset} onDone={onExpire} />
          )}
        </>
      }
      end={
        <span className={styles['action']} data-part="action">
          {t('money.resume.action')}
        </span>
      }
    />
  )
}
