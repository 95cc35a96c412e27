import type { ReactNode } from 'react'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Rail } from '../../../../kit/controls/Rail.tsx'
import { GameCard } from '../../../../kit/games/GameCard.tsx'
import type { BlockSettings } from '../../../../registry/block.ts'
import styles from './VendorCovers.module.css'

export interface VendorCoversProps {
  readonly games: readonly Game[]
  /**
   * A grid of three in a row with the vendor under each game, or a strip that continues past the
   * edge of the page.
   */
  readonly look: Exclude<BlockSettings<'vendor-section'>['covers'], 'none'>
}

/** Shows the popular games of a category above its vendors. */
export function VendorCovers({ games, look }: VendorCoversProps): ReactNode {
  const t = useT()
  const label = t('home.popular.title')
  const under = look === 'grid' ? 'both' : 'none'
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
