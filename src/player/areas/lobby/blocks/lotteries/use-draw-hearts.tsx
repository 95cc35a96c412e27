import type { ReactNode } from 'react'
import type { GameKey, Lottery } from '../../../../../core/contract/generated/gateway.ts'
import { FavouriteHeart } from '../../../../kit/games/FavouriteHeart.tsx'
import { useFavourites } from '../../../../kit/games/use-favourites.ts'

export interface DrawHearts {
  /** Renders the heart of a lottery; undefined if the merchant has no favourites. */
  readonly mark: ((lottery: Lottery) => ReactNode) | undefined
  readonly has: (lottery: Lottery) => boolean
}

/** Returns the hearts of lotteries (SPEC §11.47). A row has its heart at its end, a tile in its corner. */
export function useDrawHearts(look: string): DrawHearts {
  const favourites = useFavourites()
  const at = look === 'rows' ? 'end' : 'corner'
  const mark = (lottery: Lottery): ReactNode => (
    <FavouriteHeart
      favourites={favourites}
      game={keyOf(lottery)}
      name={lottery.lotteryName}
      at={at}
    />
  )
  return {
    mark: favourites.offered ? mark : undefined,
    has: (lottery) => favourites.has(keyOf(lottery)),
  }
}

function keyOf({ vendor = 'LOTT', lotteryCode: gameCode }: Lottery): GameKey {
  return { vendor, gameCode }
}
