import type { ReactNode } from 'react'
import { sceneLook } from '../../../../kit/games/vendor-looks/scene-look.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { GameList } from './GameList.tsx'

/** Shows portrait pictures that fill their tiles, three in a row. */
export default function SceneGameList({ settings }: BlockProps<'game-list'>): ReactNode {
  return <GameList variant="scenes" settings={settings} look={sceneLook} />
}
