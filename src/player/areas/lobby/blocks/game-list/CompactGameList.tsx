import type { ReactNode } from 'react'
import { plateLook } from '../../../../kit/games/vendor-looks/plate-look.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { GameList } from './GameList.tsx'

/** Shows two small rows side by side, each icon on a plate. */
export default function CompactGameList({ settings }: BlockProps<'game-list'>): ReactNode {
  return <GameList variant="compact" settings={settings} look={plateLook} />
}
