import type { ReactNode } from 'react'
import type { PromotionDetail } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { ConfirmSheet } from '../../../../kit/money/ConfirmSheet.tsx'
import styles from './PromotionSheet.module.css'
import { PromotionTerms } from './PromotionTerms.tsx'

export interface ConfirmPromotionProps {
  readonly action: 'join' | 'claim'
  readonly detail: PromotionDetail
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** States the turnover and the forfeiture before a member takes part (SPEC §11.44). */
export function ConfirmPromotion(props: ConfirmPromotionProps): ReactNode {
  const { action, detail, refusal, ...sheet } = props
  const t = useT()
  return (
    <ConfirmSheet
      {...sheet}
      title={t(`promotion.confirm.${action}`)}
      confirm={t(`promotion.action.${action}`)}
    >
      <div className={styles['body']}>
        <PromotionTerms detail={detail} layout="list" />
        <Forfeiture detail={detail} />
        <Refusal>{refusal}</Refusal>
      </div>
    </ConfirmSheet>
  )
}

/** Says when the reward is forfeited. */
export function Forfeiture({ detail }: { readonly detail: PromotionDetail }): ReactNode {
  const t = useT()
  const { turnover, days } = detail
  return (
    <p className={typography['muted']}>
      {turnover === 0 ? t('promotion.noForfeit') : t('promotion.forfeit', { count: days })}
    </p>
  )
}
