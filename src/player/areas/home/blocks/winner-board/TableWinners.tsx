import type { ReactNode } from 'react'
import { useT, useText } from '../../../../i18n/use-t.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useConsolidated } from '../../../../state/status.ts'
import { RankedWinners } from './RankedWinners.tsx'
import styles from './TableWinners.module.css'

/** Shows a table whose lines are as long as the wins are large. */
export default function TableWinners({ settings }: BlockProps<'winner-board'>): ReactNode {
  const t = useT()
  const read = useText()
  const symbol = useConsolidated()?.currencySymbol ?? ''
  const { legend } = settings
  return (
    <RankedWinners
      className={styles['table']}
      settings={settings}
      head="name-and-count"
      amounts="plain"
      spine={() => (
        <p className={styles['columns']}>
          <span>{t('home.winners.columns')}</span>
          <span>{symbol ? t('home.winners.won', { symbol }) : t('home.winners.wonPlain')}</span>
        </p>
      )}
      foot={legend && <p className={styles['legend']}>{read(legend)}</p>}
    />
  )
}
