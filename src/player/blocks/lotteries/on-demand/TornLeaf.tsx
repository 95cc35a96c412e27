import type { ReactNode } from 'react'
import type { Lottery } from '../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Result } from '../Result.tsx'
import styles from './TornLeaf.module.css'

export interface TornLeafProps {
  /** With the result that came for it as its last one. */
  readonly lottery: Lottery
  /** It has fallen out of sight. */
  readonly onGone: () => void
}

/** The leaf of the draw that is over: it shows result and stamp, then falls. Its words are on the leaf below too. */
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
