import type { LobbyNews, LobbyNewsQuery } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import { type Called, useCall } from '../../gateway/use-call.ts'
import { useSkin } from '../../registry/skin-context.tsx'

/** How often a board of matches is asked for anew, in milliseconds. */
const minute = 60_000

/** What the lobby news of a merchant are asked with (SPEC §7.26). */
export function lobbyNewsQuery(skin: Skin): LobbyNewsQuery {
  return { merchantCode: skin.gateway.merchantCode, platform: 'M' }
}

/** The lobby news, fresh every minute. */
export function useLobbyNews(): Called<LobbyNews> {
  return useCall('lobbyNews', lobbyNewsQuery(useSkin()), { refreshMs: minute })
}

/** One list of the news as an answer of its own; with a category, only what belongs to it. */
export function pickNews<T extends { readonly gameCategory?: string }>(
  call: Called<LobbyNews>,
  options: {
    readonly read: (news: LobbyNews) => readonly T[]
    readonly category: string | undefined
  },
): Called<readonly T[]> {
  const { read, category } = options
  const value = call.value && read(call.value)
  return {
    ...call,
    value: category ? value?.filter(({ gameCategory }) => gameCategory === category) : value,
  }
}
