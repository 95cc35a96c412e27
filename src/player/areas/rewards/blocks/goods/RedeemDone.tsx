import type { ReactNode } from 'react'
import type { MallOrder } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { InitialFocus } from '../../../../kit/controls/InitialFocus.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { GoodPicture } from '../../parts/GoodPicture.tsx'
import { pathToMallTab } from '../../parts/mall-tab.ts'
import { usePointsWords } from '../../parts/use-points-words.ts'
import styles from './RedeemSheet.module.css'

export interface RedeemDoneProps {
  readonly order: MallOrder
  readonly onClose: () => void
}

/** The receipt of an order, with the way to its state or to the bonus that was credited. */
export function RedeemDone({ order, onClose }: RedeemDoneProps): ReactNode {
  const t = useT()
  const { words, number } = usePointsWords()
  const currency = useCurrency()
  const { orderId, kind, name, picture, quantity, points, pointsAfter, amount, days } = order
  const isSpins = kind === 'freeSpins'
  return (
    <div className={styles['done']}>
      <GoodPicture className={styles['picture']} picture={picture} kind={kind} size={128} />
      <InitialFocus>
        <h3 className={styles['name']}>
          {t(isSpins ? 'mall.redeem.doneSpins' : 'mall.redeem.done')}
        </h3>
      </InitialFocus>
      <p>{t('mall.orders.quantity', { name, count: quantity })}</p>
      {days !== undefined && (
        <p className={typography['muted']}>{t('mall.redeem.arrives', { count: days })}</p>
      )}
      <dl className={styles['sums']}>
        <div>
          <dt>{t('mall.orders.number')}</dt>
          <dd>{orderId}</dd>
        </div>
        <div>
          <dt>{t('mall.redeem.used')}</dt>
          <dd>{words(points)}</dd>
        </div>
        <div>
          <dt>{t('mall.redeem.after')}</dt>
          <dd>{number(pointsAfter)}</dd>
        </div>
        {amount !== undefined && (
          <div>
            <dt>{t('mall.orders.credited')}</dt>
            <dd>{formatMoney(amount, currency)}</dd>
          </div>
        )}
      </dl>
      <ButtonLink
        variant="accent"
        size="large"
        wide
        to={isSpins ? pathTo('bonus') : pathToMallTab('history', orderId)}
        onClick={onClose}
      >
        {t(isSpins ? 'mall.redeem.toBonus' : 'mall.redeem.toHistory')}
      </ButtonLink>
      <Button variant="plain" wide onClick={onClose}>
        {t('common.close')}
      </Button>
    </div>
  )
}
