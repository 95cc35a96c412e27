import type { ReactNode } from 'react'
import type { MallGood } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { GoodPicture } from '../../parts/GoodPicture.tsx'
import { usePointsWords } from '../../parts/use-points-words.ts'
import styles from './Goods.module.css'
import { readObstacle } from './read-obstacle.ts'

export interface GoodItemProps {
  readonly good: MallGood
  /** The points of the member, if they are known. */
  readonly points: number | undefined
  readonly onOpen: () => void
}

/** Shows an item with its points and its stock, or why the member cannot have it. It always opens its sheet. */
export function GoodItem({ good, points, onOpen }: GoodItemProps): ReactNode {
  const { name, picture, kind, stock, spins } = good
  const t = useT()
  const currency = useCurrency()
  const { words, number } = usePointsWords()
  const obstacle = readObstacle(good, points)
  return (
    <li className={styles['item']} data-status={obstacle?.kind ?? 'free'}>
      <button type="button" className={styles['press']} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles['stand']}>
          <GoodPicture className={styles['picture']} picture={picture} kind={kind} size={132} />
          {obstacle?.kind === 'soldOut' && (
            <span className={styles['tag']}>{t('mall.soldOut')}</span>
          )}
          {obstacle?.kind === 'locked' && (
            <span className={styles['tag']}>
              <Icon name="lock" size="small" />
              {t('mall.needsLevel', { level: obstacle.level })}
            </span>
          )}
        </span>{' '}
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>{' '}
          <span className={styles['cost']}>{words(good.points)}</span>{' '}
          {spins && (
            <span className={typography['muted']}>
              <InlineList
                items={[
                  t('mall.spinValue', { amount: formatMoney(spins.value, currency) }),
                  spins.game,
                ]}
              />
            </span>
          )}
          <span className={typography['muted']}>{note()}</span>
        </span>
      </button>
    </li>
  )

  function note(): ReactNode {
    if (obstacle?.kind === 'poor') return t('mall.missing', { points: number(obstacle.missing) })
    if (obstacle?.kind === 'limitReached') return t('mall.limitReached')
    return stock > 0 && t('mall.left', { count: stock })
  }
}
