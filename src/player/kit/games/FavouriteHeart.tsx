import type { ReactNode } from 'react'
import type { GameKey } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../controls/Icon.tsx'
import styles from './FavouriteHeart.module.css'
import type { Favourites } from './use-favourites.ts'

export interface FavouriteHeartProps {
  readonly favourites: Favourites
  readonly game: GameKey
  /** The name of the game for a screen reader. */
  readonly name: string
  /** The place: a corner of the picture, or centred at the end of a row. */
  readonly at: 'corner' | 'below' | 'end'
}

/** Shows whether a game or a lottery is a favourite, and turns it. */
export function FavouriteHeart({ favourites, game, name, at }: FavouriteHeartProps): ReactNode {
  const t = useT()
  const on = favourites.has(game)
  return (
    <button
      type="button"
      className={styles['heart']}
      data-kit="heart"
      data-kind={at}
      aria-label={t('home.games.favourite', { name })}
      aria-pressed={on}
      onClick={() => favourites.turn(game)}
    >
      <Icon name={on ? 'heart-full' : 'heart'} size="medium" />
    </button>
  )
}
