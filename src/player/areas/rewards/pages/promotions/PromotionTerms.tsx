import type { ReactNode } from 'react'
import type { PromotionDetail } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import typography from '../../../../kit/controls/typography.module.css'
import { usePromotionWords } from '../../parts/use-promotion-words.ts'
import styles from './PromotionTerms.module.css'

export interface TermsProps {
  readonly detail: PromotionDetail
  /** `list` has one below the other, as a confirmation does. */
  readonly layout?: 'grid' | 'list'
}

/** Shows the figures of a promotion: the reward, its turnover, the smallest deposit, the most to withdraw. */
export function PromotionTerms({ detail, layout = 'grid' }: TermsProps): ReactNode {
  const t = useT()
  const words = usePromotionWords()
  const { promotion, minDeposit, maxCashOut, days, turnover, games } = detail
  const reward = words.reward(promotion)
  const terms: readonly (readonly [string, string] | undefined)[] = [
    reward === undefined ? undefined : [t('promotion.reward'), reward],
    [t('promotion.turnover'), words.turnover(detail)],
    turnover === 0 ? undefined : [t('promotion.playWithin'), t('promotion.days', { count: days })],
    minDeposit === undefined ? undefined : [t('promotion.minDeposit'), words.money(minDeposit)],
    [
      t('promotion.maxCashOut'),
      maxCashOut === undefined ? t('promotion.noLimit') : words.money(maxCashOut),
    ],
    layout === 'list'
      ? [t('promotion.games'), games?.map(words.game).join(', ') ?? t('promotion.allGames')]
      : undefined,
  ]
  return (
    <dl
      className={styles['terms']}
      data-kit="figures"
      data-kind={layout === 'list' ? 'list' : 'terms'}
    >
      {terms
        .filter((term) => term !== undefined)
        .map(([label, value]) => (
          <div key={label} className={styles['term']} data-part="cell">
            <dt className={typography['muted']} data-part="label">
              {label}
            </dt>
            <dd className={`${styles['value']} ${typography['title']}`} data-part="value">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}
