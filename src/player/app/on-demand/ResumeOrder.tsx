import { type ReactNode, useState } from 'react'
import { pathTo, readLayout, readRoute } from '../../../core/contract/pages.ts'
import { useCurrency } from '../../components/parts/money/use-currency.ts'
import { useOpenOrder } from '../../components/parts/money/use-open-order.ts'
import { Countdown } from '../../components/ui/Countdown.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Money } from '../../components/ui/Money.tsx'
import { Link, usePath } from '../../components/ui/navigation.tsx'
import { useT } from '../../i18n/use-t.ts'
import styles from './ResumeOrder.module.css'

/**
 * Leads back to a deposit that waits for its payment, on every page but the deposit and a game. The
 * player can dismiss it for the visit (SPEC §11.66).
 */
export default function ResumeOrder(): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const path = usePath()
  const [dismissed, setDismissed] = useState<string>()
  const open = useOpenOrder({ enabled: true })
  if (!open || open.order.orderId === dismissed || isAway(path)) return null
  const { order, offset, onExpire } = open
  const { orderId, payable, expiresAt } = order
  return (
    <div className={styles['place']}>
      <aside className={styles['resume']} aria-label={t('money.resume.label')}>
        <Link className={styles['order']} to={pathTo('deposit', { order: orderId })}>
          <Icon name="clock" size="medium" />
          <span className={styles['words']}>
            <Money amount={payable} {...currency} /> {t('money.resume.waits')}{' '}
            {expiresAt !== undefined && (
              <Countdown to={expiresAt} offset={offset} onDone={onExpire} />
            )}
          </span>
          <span className={styles['action']}>{t('money.resume.action')}</span>
        </Link>
        <IconButton icon="close" label={t('common.close')} onClick={() => setDismissed(orderId)} />
      </aside>
    </div>
  )
}

/** Returns whether the page shows the order itself, or is a game, which fills the screen. */
function isAway(path: string): boolean {
  const route = readRoute(path)
  return route === undefined || route === 'deposit' || readLayout(route).top === 'none'
}
