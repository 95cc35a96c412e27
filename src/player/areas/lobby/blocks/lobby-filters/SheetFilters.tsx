import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import { CellFilters } from './CellFilters.tsx'
import { FilterCount } from './FilterCount.tsx'
import styles from './LobbyFilters.module.css'
import { RandomGame } from './RandomGame.tsx'
import { WithFilterSheet } from './WithFilterSheet.tsx'

/** Shows one button for all choices and the number of games beside it, or the choices as cells of one row. */
export default function SheetFilters({ settings }: BlockProps<'lobby-filters'>): ReactNode {
  const { category } = useLobby()
  if (!category) return null
  if (settings.cells) return <CellFilters settings={settings} />
  return (
    <WithFilterSheet settings={settings} whole>
      {(more) => (
        <div className={styles['bar']}>
          {settings.count ? <FilterCount /> : <span className={styles['nav']} />}
          {settings.random && <RandomGame />}
          {more}
        </div>
      )}
    </WithFilterSheet>
  )
}
