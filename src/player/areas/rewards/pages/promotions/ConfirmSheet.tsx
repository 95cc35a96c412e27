import type { ReactNode } from 'react'
import type { PromotionDetail } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './ConfirmSheet.module.css'
import { PromotionTerms } from './PromotionTerms.tsx'

export interface ConfirmSheetProps {
  readonly action: 'join' | 'claim'
  readonly detail: PromotionDetail
  readonly busy: boolean
  readonly disabled: boolean
  readonly refusal: string | undefined
  readonly onConfirm: () => Promise<void>
  readonly onClose: () => void
}

/** States the turnover and the forfeiture before a member takes part (SPEC §11.44). */
export function ConfirmSheet(props: ConfirmSheetProps): ReactNode {
  const { action, detail, busy, disabled, refusal, onConfirm, onClose } = props
  const t = useT()
  return (
    <Sheet title={t(`promotion.confirm.${action}`)} cancel={t('common.cancel')} onClose={onClose}>
      <div className={styles['body']}>
        <PromotionTerms detail={detail} layout="list" />
        <Forfeiture detail={detail} />
        <Refusal>{refusal}</Refusal>
        <Button
          variant="accent"
          size="large"
          wide
          busy={busy}
          disabled={disabled}
          onClick={() => void onConfirm()}
        >
          {t(`promotion.action.${action}`)}
        </Button>
      </div>
    </Sheet>
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
