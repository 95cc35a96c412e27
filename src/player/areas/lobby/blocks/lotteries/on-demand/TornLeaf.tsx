import type { ReactNode } from 'react'
import type { Lottery } from '../../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Result } from '../Result.tsx'
import styles from './TornLeaf.module.css'

export interface TornLeafProps {
  /** The lottery with the new result as its last one. */
  readonly lottery: Lottery
  /** Called when the leaf has fallen out of sight. */
  readonly onGone: () => void
}

/**
 * Shows the leaf of the ended draw with its result and stamp, then lets it fall. A screen reader
 * gets the same text from the leaf below.
 */
export default function TornLeaf({ lottery, onGone }: TornLeafProps): ReactNode {
  const t = useT()
  return (
    <div className={styles['torn']} aria-hidden="true" onAnimationEnd={onGone}>
      <div className={styles['paper']}>
        <Result lottery={lottery} />
        <span className={styles['stamp']}>{t('home.lotteries.drawn')}</span>
      </div>
    </div>
  )
}
