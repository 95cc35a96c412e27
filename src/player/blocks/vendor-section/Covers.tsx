import type { ReactNode } from 'react'
import type { Game } from '../../../core/contract/generated/gateway.ts'
import { GameCard } from '../../components/parts/GameCard.tsx'
import { Rail } from '../../components/ui/Rail.tsx'
import { useT } from '../../i18n/use-t.ts'
import type { BlockSettings } from '../../registry/block.ts'
import styles from './Covers.module.css'

export interface CoversProps {
  readonly games: readonly Game[]
  /** Three in a row with their vendor under them, or a strip that runs out of the page. */
  readonly look: Exclude<BlockSettings<'vendor-section'>['covers'], 'none'>
}

/** The popular games of a category above its vendors. */
export function Covers({ games, look }: CoversProps): ReactNode {
  const t = useT()
  const label = t('home.popular.title')
  const under = look === 'grid' ? 'vendor-and-category' : 'none'
  const items = games.map((game) => (
    <li key={`${game.vendor} ${game.gameCode}`}>
      <GameCard game={game} under={under} />
    </li>
  ))
  return look === 'grid' ? (
    <ul className={styles['grid']} aria-label={label}>
      {items}
    </ul>
  ) : (
    <Rail className={styles['strip']} label={label}>
      {items}
    </Rail>
  )
}
