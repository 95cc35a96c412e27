import { findRoute } from '../../../../core/contract/own-pages.ts'
import type { MenuEntry } from '../../../../core/contract/skin.ts'
import { decide } from '../../../../core/engine/decide.ts'
import { usePath, useSearch } from '../../../kit/controls/navigation.tsx'
import { useSkin } from '../../../registry/skin-context.tsx'
import { useFacts } from '../../../state/live.ts'

/** Returns the entries of a menu whose conditions hold. */
export function useShownEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const facts = useFacts()
  const { flags } = useSkin()
  return entries.filter(({ when }) => decide(when, facts, flags).shown)
}

/**
 * Returns a function that tells whether the address shows an entry's page, by its path or its game type
 * (SPEC §2.27).
 */
export function useIsActive(): (entry: MenuEntry) => boolean {
  const { pages } = useSkin()
  const gameType = useSearch().get('gameType')
  const found = findRoute(usePath(), pages)
  // `/m/game` is home where it does not name a game (SPEC §2.4).
  const route = found === 'game' ? 'home' : found
  return (entry) => {
    if (entry.category || gameType !== null) return entry.category === gameType
    return entry.route !== undefined && entry.route === route
  }
}
