import type { ReactNode } from 'react'
import type { PromotionTarget } from '../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../i18n/use-t.ts'
import { compareDecimals, partOf, subtractDecimals } from '../../../kit/controls/decimal.ts'
import { Progress } from '../../../kit/controls/Progress.tsx'
import styles from './PromotionProgress.module.css'
import { usePromotionWords } from './use-promotion-words.ts'

export interface PromotionProgressProps {
  readonly target: PromotionTarget
  /** Leaves out the line above the bar. */
  readonly size?: 'card' | 'page'
}

/** Shows how much of a target is reached, in words and as a bar. */
export function PromotionProgress({ target, size = 'page' }: PromotionProgressProps): ReactNode {
  const t = useT()
  const { money, time } = usePromotionWords()
  const { kind, goal, done, settlesAt } = target
  const isReached = compareDecimals(done, goal) >= 0
  const label = t(`promotion.target.${kind}`)
  const left = isReached
    ? t('promotion.reached')
    : t('promotion.missing', { amount: money(subtractDecimals(goal, done)) })
  return (
    <div className={styles['progress']} data-size={size}>
      {size === 'page' && (
        <p className={styles['line']}>
          <span>{label}</span>
          <b>{left}</b>
        </p>
      )}
      <Progress label={label} part={isReached ? 1 : partOf(done, goal)} />
      <p className={styles['line']}>
        <span>{t('promotion.of', { done: money(done), goal: money(goal) })}</span>
        {settlesAt !== undefined && (
          <span>{t('promotion.settlesAt', { time: time(settlesAt) })}</span>
        )}
        {size === 'card' && settlesAt === undefined && <b>{left}</b>}
      </p>
    </div>
  )
}
