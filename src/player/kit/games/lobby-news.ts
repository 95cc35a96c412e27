import type { LobbyNews, LobbyNewsQuery } from '../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import { type QueryResult, useCall } from '../../gateway/use-call.ts'
import { useSkin } from '../../registry/skin-context.tsx'

/** Milliseconds between two requests for the matches. */
const refreshMs = 60_000

/** Returns the query for the lobby news of a merchant (SPEC §7.26). */
export function lobbyNewsQuery(skin: Skin): LobbyNewsQuery {
  return { merchantCode: skin.gateway.merchantCode, platform: 'M' }
}

/** Returns the lobby news, reloaded every refreshMs. */
export function useLobbyNews(): QueryResult<LobbyNews> {
  return useCall('lobbyNews', lobbyNewsQuery(useSkin()), { refreshMs })
}

/**
 * Returns one list of the news as its own query result; with a category, only the items of that
 * category.
 */
export function pickNews<T extends { readonly gameCategory?: string }>(
  call: QueryResult<LobbyNews>,
  options: {
    readonly read: (news: LobbyNews) => readonly T[]
    readonly category: string | undefined
  },
): QueryResult<readonly T[]> {
  const { read, category } = options
  const value = call.value && read(call.value)
  return {
    ...call,
    value: category ? value?.filter(({ gameCategory }) => gameCategory === category) : value,
  }
}
