import type { ReactNode } from 'react'
import { categories } from '../../../core/contract/categories.ts'
import { useLobby } from '../../components/parts/use-lobby.ts'
import { useLobbyGames } from '../../components/parts/use-lobby-games.ts'
import { Link } from '../../components/ui/navigation.tsx'
import { useT } from '../../i18n/use-t.ts'
import styles from './LobbyFilters.module.css'
import { hasFilters, noFilters } from './no-filters.ts'

/** Shows the number of games that match the filters, and a link that resets them. */
export function FilterCount(): ReactNode {
  const t = useT()
  const lobby = useLobby()
  const { total } = useLobbyGames()
  const { unit } = categories[lobby.category ?? 'RNG']
  return (
    <p className={styles['count']}>
      <span role="status">{total !== undefined && t(`count.${unit}`, { count: total })}</span>
      {hasFilters(lobby) && (
        <Link replace className={styles['reset']} to={lobby.pathOf(noFilters)}>
          {t('lobby.reset')}
        </Link>
      )}
    </p>
  )
}
