import type { Game, GamePage } from '../../contract/generated/gateway.ts'
import { type Called, useCall } from '../../gateway/use-call.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import { useSkin } from '../../registry/skin-context.tsx'

/** A page of the lobby's games by its number, from 1; for who is signed in (SPEC.md §7). */
export function useGamePage(pageNum: number): Called<GamePage> {
  const { merchantCode } = useSkin().gateway
  const { category = '', vendor } = useLobby()
  const query = {
    merchant: merchantCode,
    merchantCode,
    clientType: 2,
    typeId: 1,
    gameType: category,
    ...(vendor && { vassalage: vendor }),
    pageNum,
  }
  return useCall('gameList', query, { enabled: category !== '' })
}

/** The popular games of the lobby, which need no session. */
export function usePopularHere(): Called<readonly Game[]> {
  const { merchantCode } = useSkin().gateway
  const { category, vendor } = useLobby()
  const { value, ...call } = useCall('popularGames', { merchantCode })
  const here = value?.filter(
    (game) => game.gameCategory === category && (!vendor || game.vendor === vendor),
  )
  return { ...call, value: here }
}
