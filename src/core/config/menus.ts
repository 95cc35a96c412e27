import { categories } from '../contract/categories.ts'
import type { Condition, NavigationEntry } from '../contract/generated/config.ts'
import {
  type AnyRouteId,
  type EntranceDeclaration,
  isOwnPageId,
  type MerchantPages,
  readEntrance,
} from '../contract/own-pages.ts'
import { type MenuRoute, pageIcons } from '../contract/page-icons.ts'
import { pathTo } from '../contract/pages.ts'
import type { MenuEntry, MenuGroup } from '../contract/skin.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'

/** What an entry of a menu opens, with the icon and the title that it has by default. */
export type MenuTarget = Pick<MenuEntry, 'category' | 'route' | 'path'> & {
  /** Absent for an own page. */
  readonly icon?: MenuEntry['icon']
  /** The key of a message. */
  readonly title: string
}

function lobby(category: keyof typeof categories): MenuTarget {
  return { category, icon: categories[category].icon, title: categories[category].title }
}

/** What a menu can open beside the pages of the product and of the merchant, and what has other words in menus. */
const shortcuts: Readonly<Record<string, MenuTarget>> = {
  sports: lobby('SPORTS'),
  live: lobby('LIVE'),
  slots: lobby('RNG'),
  fish: lobby('FISH'),
  lottery: lobby('LOTT'),
  esports: lobby('ESPORTS'),
  poker: lobby('PVP'),
  crash: lobby('CRASH'),
  mini: lobby('MINI'),
  activity: {
    icon: 'activity',
    title: 'route.activity',
    route: 'activity',
    path: pathTo('activity'),
  },
  account: {
    icon: 'user',
    title: 'menu.account',
    route: 'memberHome',
    path: pathTo('memberHome'),
  },
  menu: { icon: 'menu', title: 'header.menu' },
}

/** The names that every merchant can list in its menus. */
export const productEntries: readonly string[] = [
  ...new Set([...Object.keys(shortcuts), ...Object.keys(pageIcons)]),
]

/** Returns what the name of a page opens; undefined for a name that neither the product nor the merchant has. */
export function findMenuTarget(page: string, pages: MerchantPages): MenuTarget | undefined {
  if (Object.hasOwn(shortcuts, page)) return shortcuts[page]
  if (Object.hasOwn(pageIcons, page)) {
    const route = page as MenuRoute // the keys of a closed record
    return { icon: pageIcons[route], title: `route.${route}`, route, path: pathTo(route) }
  }
  const path = isOwnPageId(page) ? pages[page]?.path : undefined
  // A page with a path is an own page.
  return path === undefined
    ? undefined
    : { title: `route.${page}`, route: page as AnyRouteId, path }
}

/** The menus that list entries. */
export type MenuName = 'bottom' | 'menu'

/** The menus of a merchant as players get them. */
export interface Menus {
  readonly bottom: readonly MenuEntry[]
  readonly menu: readonly MenuGroup[]
}

/** What menus are resolved from. */
export interface MenuSource {
  readonly navigation: ResolvedMerchant['navigation']
  readonly pages: MerchantPages
}

/** Resolves the entries of the menus of a merchant. Leaves out an entry that opens nothing, which a finding reports. */
export function resolveMenus(merchant: MenuSource): Menus {
  const { bottom, menu } = merchant.navigation
  const resolve = (names: readonly string[], of: MenuName): readonly MenuEntry[] =>
    names.flatMap((name) => resolveEntry(name, of, merchant) ?? [])
  return {
    bottom: resolve(bottom, 'bottom'),
    menu: menu.map(({ title, entries }) => ({
      ...(title !== undefined && { title }),
      entries: resolve(entries, 'menu'),
    })),
  }
}

/** Returns the row that a merchant has for an entry; an empty one for a page that it only lists. */
export function readEntry(
  name: string,
  { entries }: Pick<ResolvedMerchant['navigation'], 'entries'>,
): NavigationEntry {
  return (Object.hasOwn(entries, name) ? entries[name] : undefined) ?? {}
}

function resolveEntry(
  name: string,
  menu: MenuName,
  { navigation, pages }: MenuSource,
): MenuEntry | undefined {
  const { page = name, label, icon, drawing, when } = readEntry(name, navigation)
  const target = findMenuTarget(page, pages)
  if (!target || (menu === 'menu' && target.path === undefined && !target.category))
    return undefined
  const { title, icon: usual, ...opens } = target
  const conditions = [...listGuards(target, menu, pages), ...(when ? [when] : [])]
  const [first, ...others] = conditions
  const joined: Condition | undefined = others.length > 0 ? { all: conditions } : first
  return {
    id: name,
    ...opens,
    icon: drawing === undefined ? (icon ?? usual ?? iconOfNone) : iconOfDrawing(name),
    label: label ?? title,
    ...(joined && { when: joined }),
  }
}

/** The icon of an entry without one, which a finding reports. */
const iconOfNone = 'info'

/** Returns the name of an entry's own drawing in the sprite. */
export function iconOfDrawing(entry: string): `entry-${string}` {
  return `entry-${entry}`
}

/** Returns the paths of the entries' own drawings by their names in the sprite. */
export function listMenuDrawings({
  navigation,
}: Pick<ResolvedMerchant, 'navigation'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(navigation.entries).flatMap(([name, { drawing } = {}]) =>
      typeof drawing === 'string' ? [[iconOfDrawing(name), drawing]] : [],
    ),
  )
}

/**
 * Lists the conditions that the page of an entry sets. A page whose flag is off does not exist, and one for agents
 * only has no link for anybody else (SPEC §6.5). The bottom menu shows a page of members to guests too, who come to it
 * by login; the slide-in menu shows a visitor only pages that the visitor may enter.
 */
export function listGuards(
  { route, category }: MenuTarget,
  menu: MenuName,
  pages: MerchantPages,
): readonly Condition[] {
  if (category !== undefined || route === undefined) return []
  const { flag, sessions } = readEntrance(route, pages)
  const extra = Object.hasOwn(extraGuards, route) ? extraGuards[route] : undefined
  return [
    ...(flag === undefined ? [] : [{ flag }]),
    ...(extra ? [extra] : []),
    ...(sessions && (menu === 'menu' || isForSome(sessions)) ? [{ session: [...sessions] }] : []),
  ]
}

/** Registration is closed while its flag is off; transfers exist where vendors have wallets of their own (SPEC §11.73). */
const extraGuards: Readonly<Record<string, Condition>> = {
  register: { flag: 'REG3' },
  transfer: { setting: 'wallet.isSingle', is: false },
}

/** Returns true for a page of agents only, or of guests only. */
function isForSome(sessions: NonNullable<EntranceDeclaration['sessions']>): boolean {
  return !sessions.includes('member')
}
