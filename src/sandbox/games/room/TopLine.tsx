import type { ReactNode } from 'react'
import { useGame } from './game-context.ts'
import { HistoryMark, RulesMark } from './marks.tsx'
import styles from './TopLine.module.css'

export interface TopLineProps {
  readonly onOpen: (sheet: 'history' | 'rules') => void
}

/** The game's name, whose it is, that it is a demonstration, and the ways to the sheets. */
export function TopLine({ onOpen }: TopLineProps): ReactNode {
  const { table, t } = useGame()
  return (
    <header className={styles['line']}>
      <div className={styles['names']}>
        <h1 className={styles['name']}>{table.name || table.vendorName}</h1>
        <p className={styles['under']}>
          <b className={styles['demo']}>{t('demo')}</b>
          <span className={styles['vendor']}>{table.vendorName}</span>
        </p>
      </div>
      <button
        type="button"
        className={styles['button']}
        aria-label={t('history')}
        onClick={() => onOpen('history')}
      >
        <HistoryMark />
      </button>
      <button
        type="button"
        className={styles['button']}
        aria-label={t('rules')}
        onClick={() => onOpen('rules')}
      >
        <RulesMark />
      </button>
    </header>
  )
}
