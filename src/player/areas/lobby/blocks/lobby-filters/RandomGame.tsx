import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { useLobbyGames } from '../../parts/use-lobby-games.ts'
import { useRandomGame } from './use-random-game.ts'

/** Opens a random game from those that match the filters. */
export function RandomGame(): ReactNode {
  const t = useT()
  const list = useLobbyGames()
  const enter = useRandomGame(list)
  return (
    <IconButton
      icon="random"
      label={t('lobby.random')}
      disabled={!list.call.value?.length}
      onClick={() => void enter()}
    />
  )
}
