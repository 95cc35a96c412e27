import type { ReactNode } from 'react'
import type { Promotion } from '../../../../core/contract/generated/gateway.ts'
import { promotionStates } from '../../../../core/contract/promotion-states.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Icon } from '../../../kit/controls/Icon.tsx'
import styles from './PromotionTag.module.css'

/** Shows the status of a promotion as a short word with a mark. */
export function PromotionTag({ status }: { readonly status: Promotion['status'] }): ReactNode {
  const t = useT()
  const { tone } = promotionStates[status]
  return (
    <span className={styles['tag']} data-tone={tone} data-status={status}>
      {tone === 'done' && <Icon name="check" size="small" />}
      {tone === 'waiting' && <Icon name="clock" size="small" />}
      {t(`promotion.status.${status}`)}
    </span>
  )
}
