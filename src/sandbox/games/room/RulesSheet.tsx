import type { ReactNode } from 'react'
import { GameSheet } from './GameSheet.tsx'
import { useGame } from './game-context.ts'
import styles from './RulesSheet.module.css'

export interface RulesSheetProps {
  readonly onClose: () => void
  /** The rules of the game itself. */
  readonly children: ReactNode
}

/** Shows the rules of the game, its payouts and its return in the long run. */
export function RulesSheet({ onClose, children }: RulesSheetProps): ReactNode {
  const { t, table } = useGame()
  const share = new Intl.NumberFormat(table.language, {
    style: 'percent',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  }).format(table.returns)
  return (
    <GameSheet title={t('rules')} onClose={onClose}>
      <div className={styles['rules']}>
        <p className={styles['demo']}>{t('demo.long')}</p>
        {children}
        <p>{t('returns', { share })}</p>
      </div>
    </GameSheet>
  )
}
