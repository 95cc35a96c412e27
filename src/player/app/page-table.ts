import type { ComponentType } from 'react'
import type { RouteId } from '../../core/contract/pages.ts'
import type { Area } from '../i18n/message-key.ts'
import Home from '../pages/home/Home.tsx'
import { loadLaterBlocks } from './block-catalogue.ts'
import type { NavbarProps } from './on-demand/Navbar.tsx'

export interface LoadPage<P = object> {
  (): Promise<{ readonly default: ComponentType<P> }>
  /** Where its code is there from the start. */
  readonly page?: ComponentType<P>
  /** The areas of its messages, besides those that every page needs. */
  readonly areas?: readonly Area[]
}

const homeAreas: readonly Area[] = ['home']

/** The pages that are built, by route. */
const pages: { readonly [R in RouteId]?: LoadPage } = {
  // Most visits begin there, and it only places blocks.
  home: Object.assign(() => Promise.resolve({ default: Home }), { page: Home, areas: homeAreas }),
  game: besideHome(() => import('../pages/play/game/Game.tsx'), ['account', 'home', 'play']),
  gameContainer: besideHome(() => import('../pages/lobby/Lobby.tsx'), ['home', 'lobby']),
  gameList: besideHome(() => import('../pages/lobby/VendorGames.tsx'), ['home', 'lobby']),
  moreLotteries: besideHome(() => import('../pages/lobby/MoreLotteries.tsx'), ['home', 'lobby']),
  login: besideHome(() => import('../pages/account/login/Login.tsx'), ['account', 'form']),
  register: besideHome(() => import('../pages/account/register/Register.tsx'), ['account', 'form']),
  trial: besideHome(() => import('../pages/account/trial/Trial.tsx'), ['account', 'form']),
}

/** A page beside home: with its code come the bar above it, the blocks made for such pages, and its areas. */
function besideHome(load: LoadPage, areas: readonly Area[]): LoadPage {
  const loadWithBlocks: LoadPage = async () => {
    const [page] = await Promise.all([load(), loadBar(), loadLaterBlocks()])
    return page
  }
  return Object.assign(loadWithBlocks, { areas })
}

/** Loads the bar of every page but home. */
export const loadBar: LoadPage<NavbarProps> = () => import('./on-demand/Navbar.tsx')

const notAvailable: LoadPage = () => import('../pages/system/NotAvailable.tsx')

/** What loads the page of a route; one that this release does not have says so. */
export function readPageLoader(route: RouteId): LoadPage {
  return pages[route] ?? notAvailable
}
