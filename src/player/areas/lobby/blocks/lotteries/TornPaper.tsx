import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Result, type ResultProps } from './Result.tsx'
import styles from './TornPaper.module.css'

/** Shows the last result of a draw on torn paper, with a stamp. */
export function TornPaper(result: ResultProps): ReactNode {
  const t = useT()
  return (
    <div className={styles['torn']}>
      <div className={styles['paper']}>
        <Result {...result} />
        <span className={styles['stamp']}>{t('home.lotteries.drawn')}</span>
      </div>
    </div>
  )
}
