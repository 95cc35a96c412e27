import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Game } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { readServerTime } from '../../state/status.ts'
import { Icon } from '../controls/Icon.tsx'
import { FavouriteHeart } from './FavouriteHeart.tsx'
import styles from './GameMarks.module.css'
import { type Favourites, useFavourites } from './use-favourites.ts'
import { useVendors } from './use-vendors.ts'
import { isCategory, isVendorClosed } from './vendor-groups.ts'

interface Marks extends Favourites {
  readonly isClosed: (game: Game) => boolean
}

const MarksContext = createContext<Marks | undefined>(undefined)

/** Provides favourites and maintenance to the games of a list below. */
export function GameMarks({ children }: { readonly children: ReactNode }): ReactNode {
  const favourites = useFavourites()
  const { value: groups } = useVendors()
  const closed = useMemo(() => {
    const now = readServerTime()
    return new Set(
      groups?.flatMap(({ category, vendors }) =>
        vendors
          .filter((vendor) => isVendorClosed(vendor, now))
          .map(({ accountTypeName }) => `${category} ${accountTypeName}`),
      ),
    )
  }, [groups])
  const isGameClosed = ({ gameCategory = '', vendor }: Game): boolean =>
    isCategory(gameCategory) && closed.has(`${gameCategory} ${vendor}`)
  return <MarksContext value={{ ...favourites, isClosed: isGameClosed }}>{children}</MarksContext>
}

export interface MarkedTextProps {
  readonly game: Game
  /** Position of the heart: on the picture, or centred at the end of a row. */
  readonly heart?: 'corner' | 'end'
  readonly children: ReactNode
}

/** Shows a game with its heart, or grey under a wrench while its vendor is under maintenance. */
export function MarkedText({ game, heart = 'corner', children }: MarkedTextProps): ReactNode {
  const t = useT()
  const marks = use(MarksContext)
  if (!marks) return children
  return (
    <>
      {marks.isClosed(game) && (
        <span className={styles['wrench']} data-at={heart}>
          <Icon name="wrench" size="small" label={t('home.vendor.closed')} />
        </span>
      )}
      {children}
      {marks.offered && (
        <FavouriteHeart
          favourites={marks}
          game={game}
          name={game.gameName.trim() || game.gameCode}
          at={game.nameAt === 'top' && heart === 'corner' ? 'below' : heart}
        />
      )}
    </>
  )
}
