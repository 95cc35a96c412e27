import { categories } from '../../core/contract/categories.ts'
import { lobbyPageOf } from '../../core/contract/lobby-page.ts'
import { type PageId, pageIds, type RouteId, routes } from '../../core/contract/pages.ts'

export const homeAt = '/m/home'

/** The pages to choose from; any other address of the player can be come to by its links. */
export const playerPages = [
  { at: homeAt, name: 'home' },
  { at: '/m/login', name: 'login' },
  { at: '/m/register', name: 'register' },
  { at: '/m/trail', name: 'trial' },
  { at: '/m/gameContainer?gameType=RNG', name: 'slots' },
  { at: '/m/gameContainer?gameType=LIVE', name: 'live' },
  { at: '/m/gameContainer?gameType=SPORTS', name: 'sports' },
  { at: '/m/gameContainer?gameType=LOTT', name: 'lottery' },
  { at: '/m/moreLottery', name: 'lotteries' },
  { at: '/m/member/home', name: 'member' },
  { at: '/m/voucherCenter', name: 'deposit' },
  { at: '/m/withdraw', name: 'withdraw' },
  { at: '/m/mall/mallHome', name: 'mall' },
  { at: '/m/service', name: 'service' },
] as const

/** Which page made of blocks an address shows; undefined for one that is not made of them. */
export function blocksPageOf(
  at: string,
  pages: Readonly<Partial<Record<PageId, unknown>>>,
): PageId | undefined {
  const [path = '', query = ''] = at.split('?')
  const route = routeOf(path)
  if (route === 'gameContainer') return lobbyPageOf(categoryIn(query), pages)
  const wanted = route === 'gameList' ? 'vendor-games' : sameName(route)
  return pageIds.find((id) => id === wanted)
}

/** Where a page made of blocks is shown. */
export function addressOfPage(page: string): string | undefined {
  const found = playerPages.find(({ at }) => blocksPageOf(at, everyPage) === page)
  return page === 'shell' ? homeAt : found?.at
}

const everyPage = Object.fromEntries(pageIds.map((id) => [id, true]))

function routeOf(path: string): RouteId | undefined {
  const names = Object.keys(routes) as RouteId[] // the keys of a closed record
  const wanted = path.length > 1 ? path.replace(/\/$/, '') : path
  return names.find((name) => routes[name].paths.some((one) => one === wanted))
}

function categoryIn(query: string): keyof typeof categories | undefined {
  const wanted = new URLSearchParams(query).get('gameType')
  const names = Object.keys(categories) as (keyof typeof categories)[] // the keys of a closed record
  return names.find((name) => name === wanted)
}

/** A page's name in the list of pages is its route's with hyphens. */
function sameName(route: string | undefined): string | undefined {
  return route?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
