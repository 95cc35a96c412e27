import { type Category, categories } from '../../../../../core/contract/categories.ts'
import type { IconName } from '../../../../../core/contract/icons.ts'
import { type RouteId, readRoute } from '../../../../../core/contract/pages.ts'
import type { Skin } from '../../../../../core/contract/skin.ts'
import type { MessageKey } from '../../../../i18n/message-key.ts'

export type EntryId = Skin['navigation']['bottom'][number]

/**
 * An entry of the bottom menu: a link to a lobby, a link to a page, or the button of the slide-in
 * menu.
 */
export type MenuEntry = {
  readonly icon: IconName
  readonly title: MessageKey
} & (
  | { readonly kind: 'game'; readonly category: Category }
  | { readonly kind: 'page'; readonly route: RouteId }
  | { readonly kind: 'menu' }
)

function game(category: Category): MenuEntry {
  return { kind: 'game', category, ...categories[category] }
}

/** The entries that a merchant can list in navigation.bottom. */
export const menuEntries: { readonly [E in EntryId]: MenuEntry } = {
  home: { kind: 'page', icon: 'home', title: 'route.home', route: 'home' },
  sports: game('SPORTS'),
  live: game('LIVE'),
  slots: game('RNG'),
  fish: game('FISH'),
  lottery: game('LOTT'),
  esports: game('ESPORTS'),
  poker: game('PVP'),
  crash: game('CRASH'),
  mini: game('MINI'),
  activity: { kind: 'page', icon: 'activity', title: 'route.activity', route: 'activity' },
  account: { kind: 'page', icon: 'user', title: 'menu.account', route: 'memberHome' },
  menu: { kind: 'menu', icon: 'menu', title: 'header.menu' },
  service: { kind: 'page', icon: 'headset', title: 'route.service', route: 'service' },
}

/**
 * Returns true if the address shows the entry's page, by its path or its game type (SPEC §2.27).
 */
export function isActive(entry: MenuEntry, path: string, gameType: string | null): boolean {
  if (entry.kind === 'game') return gameType === entry.category
  if (entry.kind === 'menu' || gameType !== null) return false
  const route = readRoute(path)
  // `/m/game` is home where it does not name a game (SPEC §2.4).
  return entry.route === (route === 'game' ? 'home' : route)
}
