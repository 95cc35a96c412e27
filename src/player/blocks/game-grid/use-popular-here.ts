import type { Game } from '../../../core/contract/generated/gateway.ts'
import { useLobby } from '../../components/parts/use-lobby.ts'
import { popularQuery } from '../../components/parts/use-popular-games.ts'
import { type QueryResult, useCall } from '../../gateway/use-call.ts'
import { useSkin } from '../../registry/skin-context.tsx'

/** Returns the popular games of the lobby, which need no session. */
export function usePopularHere(): QueryResult<readonly Game[]> {
  const { category, vendor } = useLobby()
  const { value, ...call } = useCall('popularGames', popularQuery(useSkin()))
  const games = value?.filter(
    (game) => game.gameCategory === category && (!vendor || game.vendor === vendor),
  )
  return { ...call, value: games }
}
