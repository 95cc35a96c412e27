import type { Category } from '../../../core/contract/categories.ts'
import { isCategory } from './vendor-groups.ts'

export const shows = ['all', 'hot', 'new', 'favourites', 'recent'] as const
/** Which games of a lobby are shown. */
export type Show = (typeof shows)[number]

export const sorts = ['popular', 'name', 'newest'] as const
export type Sort = (typeof sorts)[number]

/** What a player chose in a lobby. */
export interface LobbyChoice {
  readonly vendor: string | undefined
  readonly show: Show
  /** Only slots whose least bet is the merchant's bound or more. */
  readonly bet: boolean
  /** Only slots of as many lines as the merchant's bound, or more. */
  readonly lines: boolean
  readonly sort: Sort
}

/** What the address of a lobby, or of a vendor's list, says. */
export interface LobbyAddress extends LobbyChoice {
  /** Undefined where the address names none that the product knows. */
  readonly category: Category | undefined
  /** The list of one vendor, which is not left by a choice. */
  readonly ofVendor: boolean
}

/** Lists of one slot vendor, which name it `vassalage` (SPEC §2.15). */
const vendorLists = ['/m/gameList', '/m/rngList']

/**
 * Reads the address of a lobby: `gameType`; `vass`, in a vendor's list `vassalage`; `isHot` 1 for
 * hot slots and 0 for favourites (SPEC §2.14), or `show` for every other choice and category;
 * `bet=1`, `lines=1` and `sort`. A value that it does not know counts as unsaid.
 */
export function readLobby(path: string, search: URLSearchParams): LobbyAddress {
  const ofVendor = vendorLists.includes(path)
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

/** The address with another choice; what it says besides stays. */
export function writeLobby(
  path: string,
  search: URLSearchParams,
  choice: Partial<LobbyChoice>,
): string {
  const { ofVendor, category, ...was } = readLobby(path, search)
  const { vendor, show, bet, lines, sort } = { ...was, ...choice }
  const coded = category === 'RNG' ? isHotOf(show) : undefined
  const next = new URLSearchParams(search)
  const said = {
    [ofVendor ? 'vassalage' : 'vass']: vendor,
    isHot: coded,
    show: show === 'all' || coded !== undefined ? undefined : show,
    bet: bet ? '1' : undefined,
    lines: lines ? '1' : undefined,
    sort: sort === 'popular' ? undefined : sort,
  }
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return `${path}?${next}`
}

function isHotOf(show: Show): '1' | '0' | undefined {
  if (show === 'hot') return '1'
  return show === 'favourites' ? '0' : undefined
}
