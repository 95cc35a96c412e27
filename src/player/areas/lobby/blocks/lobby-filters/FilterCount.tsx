import type { ReactNode } from 'react'
import { categories } from '../../../../../core/contract/categories.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Link } from '../../../../kit/controls/navigation.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useLobby } from '../../parts/use-lobby.ts'
import { useLobbyGames } from '../../parts/use-lobby-games.ts'
import styles from './LobbyFilters.module.css'
import { hasFilters, noFilters } from './no-filters.ts'

/** Shows the number of games that match the filters, and a link that resets them. */
export function FilterCount(): ReactNode {
  const t = useT()
  const lobby = useLobby()
  const { total } = useLobbyGames()
  const { unit } = categories[lobby.category ?? 'RNG']
  return (
    <p className={`${styles['count']} ${typography['muted']}`}>
      <span role="status">{total !== undefined && t(`count.${unit}`, { count: total })}</span>
      {hasFilters(lobby) && (
        <Link replace className={styles['reset']} to={lobby.pathOf(noFilters)}>
          {t('lobby.reset')}
        </Link>
      )}
    </p>
  )
}
