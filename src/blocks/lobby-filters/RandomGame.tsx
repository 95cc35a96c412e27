import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useLobbyGames } from '../../parts/use-lobby-games.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useRandomGame } from './use-random-game.ts'

/** Enters any one of the games that the choice leaves. */
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
