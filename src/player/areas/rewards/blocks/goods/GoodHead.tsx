import type { ReactNode } from 'react'
import type { MallGood } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { multiplyDecimal } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { GoodPicture } from '../../parts/GoodPicture.tsx'
import { usePointsWords } from '../../parts/use-points-words.ts'
import { useTurnoverWords } from '../../parts/use-turnover-words.ts'
import styles from './RedeemSheet.module.css'

export interface GoodHeadProps {
  readonly good: MallGood
  readonly quantity: number
  /** The highest quantity. */
  readonly most: number
  readonly onQuantity: (quantity: number) => void
}

/** Shows the item of a redeem sheet with its quantity; for free spins also what they are worth and require. */
export function GoodHead({ good, quantity, most, onQuantity }: GoodHeadProps): ReactNode {
  const t = useT()
  const { words } = usePointsWords()
  const { name, note, picture, kind, points, stock, days, limit, spins } = good
  const notes = [
    note,
    t('mall.left', { count: stock }),
    days !== undefined && t('mall.redeem.arrives', { count: days }),
    limit !== undefined && t('mall.redeem.limit', { count: limit }),
  ]
  return (
    <>
      <div className={styles['head']}>
        <GoodPicture className={styles['picture']} picture={picture} kind={kind} size={128} />
        <div className={styles['words']}>
          <h3 className={styles['name']}>{name}</h3>
          <p className={styles['cost']}>{words(points)}</p>
          <p className={typography['muted']}>
            <InlineList items={notes} />
          </p>
          <fieldset className={styles['stepper']} aria-label={t('mall.redeem.quantity')}>
            <IconButton
              icon="minus"
              label={t('mall.redeem.fewer')}
              disabled={quantity <= 1}
              onClick={() => onQuantity(quantity - 1)}
            />
            <output className={`${styles['quantity']} ${typography['title']}`} aria-live="polite">
              {quantity}
            </output>
            <IconButton
              icon="plus"
              label={t('mall.redeem.more')}
              disabled={quantity >= most}
              onClick={() => onQuantity(quantity + 1)}
            />
          </fieldset>
        </div>
      </div>
      {spins && <SpinTerms spins={spins} quantity={quantity} />}
    </>
  )
}

interface SpinTermsProps {
  readonly spins: NonNullable<MallGood['spins']>
  readonly quantity: number
}

/** Says that free spins are a bonus of their value, and what it requires. */
function SpinTerms({ spins, quantity }: SpinTermsProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const describeTurnover = useTurnoverWords()
  const amount = multiplyDecimal(spins.value, spins.count * quantity)
  return (
    <p className={styles['terms']}>
      {t('mall.redeem.spinsTerms', { amount: formatMoney(amount, currency), game: spins.game })}{' '}
      {describeTurnover(amount, spins)}
    </p>
  )
}
