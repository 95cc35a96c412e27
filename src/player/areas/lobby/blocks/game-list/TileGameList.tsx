import type { ReactNode } from 'react'
import { cardLook } from '../../../../kit/games/vendor-looks/card-look.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { GameList } from './GameList.tsx'

/** Shows vendors as cards, three in a row. */
export default function TileGameList({ settings }: BlockProps<'game-list'>): ReactNode {
  return <GameList variant="tiles" settings={settings} look={cardLook} />
}
