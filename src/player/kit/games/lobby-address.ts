import type { Category } from '../../../core/contract/categories.ts'
import { readRoute } from '../../../core/contract/pages.ts'
import { isCategory } from './vendor-groups.ts'

const shows = ['all', 'hot', 'new', 'favourites', 'recent'] as const
/** The filter of a lobby's games. */
export type Show = (typeof shows)[number]

export const sorts = ['popular', 'name', 'newest'] as const
export type Sort = (typeof sorts)[number]

/** The choices of a player in a lobby. */
export interface LobbyChoice {
  readonly vendor: string | undefined
  readonly show: Show
  /** Only slots whose minimum bet is the merchant's limit or more. */
  readonly bet: boolean
  /** Only slots with the merchant's number of lines, or more. */
  readonly lines: boolean
  readonly sort: Sort
}

/** The content of the address of a lobby or of a vendor's list. */
export interface LobbyAddress extends LobbyChoice {
  /** Undefined if the address contains no known category. */
  readonly category: Category | undefined
  /** True for the list of one vendor; a choice stays within it. */
  readonly ofVendor: boolean
}

/**
 * Reads the address of a lobby: `gameType`; `vass`, or `vassalage` in a vendor's list; `isHot` 1
 * for hot slots and 0 for favourites (SPEC §2.14), or `show` for every other choice and category;
 * `bet=1`, `lines=1` and `sort`. Ignores a value that it does not know.
 */
export function readLobby(path: string, search: URLSearchParams): LobbyAddress {
  const ofVendor = readRoute(path) === 'gameList' // SPEC §2.15
  const type = search.get('gameType') ?? (ofVendor ? 'RNG' : '')
  const category = isCategory(type) ? type : undefined
  return {
    category,
    ofVendor,
    vendor: search.get(ofVendor ? 'vassalage' : 'vass') || undefined,
    show: readShow(search, category),
    bet: category === 'RNG' && search.get('bet') === '1',
    lines: category === 'RNG' && search.get('lines') === '1',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'popular',
  }
}

function readShow(search: URLSearchParams, category: Category | undefined): Show {
  const isHot = category === 'RNG' ? search.get('isHot') : null
  if (isHot === '1') return 'hot'
  if (isHot === '0') return 'favourites'
  return shows.find((show) => show === search.get('show')) ?? 'all'
}

/** Returns the address with a changed choice; all other parameters stay. */
export function writeLobby(
  path: string,
  search: URLSearchParams,
  choice: Partial<LobbyChoice>,
): string {
  const { ofVendor, category, ...current } = readLobby(path, search)
  const { vendor, show, bet, lines, sort } = { ...current, ...choice }
  const isHot = category === 'RNG' ? isHotOf(show) : undefined
  const next = new URLSearchParams(search)
  const parameters = {
    [ofVendor ? 'vassalage' : 'vass']: vendor,
    isHot,
    show: show === 'all' || isHot !== undefined ? undefined : show,
    bet: bet ? '1' : undefined,
    lines: lines ? '1' : undefined,
    sort: sort === 'popular' ? undefined : sort,
  }
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return `${path}?${next}`
}

function isHotOf(show: Show): '1' | '0' | undefined {
  if (show === 'hot') return '1'
  return show === 'favourites' ? '0' : undefined
}
