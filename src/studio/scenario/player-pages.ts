import { categories } from '../../core/contract/categories.ts'
import {
  type BlockPageId,
  findRoute,
  isOwnPageId,
  listOwnPages,
  type MerchantPages,
} from '../../core/contract/own-pages.ts'
import { pageIds, pathTo } from '../../core/contract/pages.ts'
import { readRoutePage } from '../../core/contract/route-page.ts'

export const homeAddress = pathTo('home')

/** The pages to choose from; any other address of the player can be come to by its links. */
export const playerPages = [
  { at: homeAddress, name: 'home' },
  { at: pathTo('login'), name: 'login' },
  { at: pathTo('register'), name: 'register' },
  { at: pathTo('trial'), name: 'trial' },
  { at: pathTo('gameContainer', { gameType: 'RNG' }), name: 'slots' },
  { at: pathTo('gameContainer', { gameType: 'LIVE' }), name: 'live' },
  { at: pathTo('gameContainer', { gameType: 'SPORTS' }), name: 'sports' },
  { at: pathTo('gameContainer', { gameType: 'LOTT' }), name: 'lottery' },
  { at: pathTo('moreLotteries'), name: 'lotteries' },
  { at: pathTo('memberHome'), name: 'member' },
  { at: pathTo('deposit'), name: 'deposit' },
  { at: pathTo('withdraw'), name: 'withdraw' },
  { at: pathTo('rewards'), name: 'rewards' },
  { at: pathTo('mall'), name: 'mall' },
  { at: pathTo('service'), name: 'service' },
  { at: pathTo('help'), name: 'help' },
  { at: pathTo('download'), name: 'download' },
  { at: pathTo('activity'), name: 'activity' },
] as const

export interface OwnAddress {
  readonly at: string
  readonly name: string
}

/** Returns the page of blocks that an address shows; undefined for a page without blocks. */
export function blocksPageOf(at: string, pages: MerchantPages): BlockPageId | undefined {
  const [path = '', query = ''] = at.split('?')
  const route = findRoute(path, pages)
  return route && readRoutePage(route, categoryIn(query), pages)
}

/** Lists a merchant's own pages that have a path. */
export function listOwnAddresses(pages: MerchantPages): readonly OwnAddress[] {
  return listOwnPages(pages).flatMap((name) => {
    const at = pages[name]?.path
    return at === undefined ? [] : [{ at, name }]
  })
}

/** Returns an address that shows a page of blocks. */
export function addressOfPage(page: string, pages: MerchantPages): string | undefined {
  if (isOwnPageId(page)) return pages[page]?.path
  const found = playerPages.find(({ at }) => blocksPageOf(at, everyPage) === page)
  return page === 'shell' ? homeAddress : found?.at
}

const everyPage = Object.fromEntries(pageIds.map((id) => [id, {}]))

function categoryIn(query: string): keyof typeof categories | undefined {
  const wanted = new URLSearchParams(query).get('gameType')
  const names = Object.keys(categories) as (keyof typeof categories)[] // the keys of a closed record
  return names.find((name) => name === wanted)
}
