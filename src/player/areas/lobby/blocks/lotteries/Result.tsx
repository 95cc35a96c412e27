import type { ReactNode } from 'react'
import type { Lottery } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Balls } from './Draw.tsx'
import styles from './Result.module.css'

export interface ResultProps {
  readonly lottery: Lottery
  /** Replaces the label "last result". */
  readonly label?: ReactNode
}

/** Shows the last result in large balls, with the sum that players read from it. */
export function Result({ lottery, label }: ResultProps): ReactNode {
  const t = useT()
  return (
    <div className={styles['result']}>
      {label ?? <span>{t('home.lotteries.lastShort')}</span>}
      <Balls lottery={lottery} />
      <Summary summary={lottery.lastSummary} />
    </div>
  )
}

/** Shows the sum and its kind, such as 和24 大 双. */
function Summary({ summary }: { readonly summary: Lottery['lastSummary'] }): ReactNode {
  const t = useT()
  if (!summary) return null
  const { sum, size, parity } = summary
  const words = [
    t('home.lotteries.sum', { sum }),
    size && t(`home.lotteries.${size}`),
    parity && t(`home.lotteries.${parity}`),
  ]
  return <span>{words.filter(Boolean).join(' ')}</span>
}
