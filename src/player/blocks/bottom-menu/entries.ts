import { type Category, categories } from '../../../core/contract/categories.ts'
import type { IconName } from '../../../core/contract/icons.ts'
import type { Skin } from '../../../core/contract/skin.ts'
import type { MessageKey } from '../../i18n/message-key.ts'

export type EntryId = Skin['navigation']['bottom'][number]

/**
 * An entry of the bottom menu: a link to a lobby, a link to a page, or the button of the slide-in
 * menu.
 */
export type Entry = {
  readonly icon: IconName
  readonly title: MessageKey
} & (
  | { readonly kind: 'game'; readonly category: Category }
  | { readonly kind: 'page'; readonly path: string; readonly others?: readonly string[] }
  | { readonly kind: 'menu' }
)

function game(category: Category): Entry {
  return { kind: 'game', category, ...categories[category] }
}

/** The entries that a merchant can list in navigation.bottom. */
export const entries: { readonly [E in EntryId]: Entry } = {
  home: {
    kind: 'page',
    icon: 'home',
    title: 'route.home',
    path: '/m/home',
    others: ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/game'],
  },
  sports: game('SPORTS'),
  live: game('LIVE'),
  slots: game('RNG'),
  fish: game('FISH'),
  lottery: game('LOTT'),
  esports: game('ESPORTS'),
  poker: game('PVP'),
  crash: game('CRASH'),
  mini: game('MINI'),
  activity: { kind: 'page', icon: 'activity', title: 'route.activity', path: '/m/activity' },
  account: { kind: 'page', icon: 'user', title: 'menu.account', path: '/m/member/home' },
  menu: { kind: 'menu', icon: 'menu', title: 'header.menu' },
  service: { kind: 'page', icon: 'headset', title: 'route.service', path: '/m/service' },
}

/**
 * Returns true if the address shows the entry's page, by its path or its game type (SPEC §2.27).
 */
export function isActive(entry: Entry, path: string, gameType: string | null): boolean {
  if (entry.kind === 'game') return gameType === entry.category
  if (entry.kind === 'menu' || gameType !== null) return false
  return entry.path === path || (entry.others?.includes(path) ?? false)
}
