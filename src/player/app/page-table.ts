import type { ComponentType } from 'react'
import type { RouteId } from '../../core/contract/pages.ts'
import type { Area } from '../i18n/message-key.ts'
import Home from '../pages/home/Home.tsx'
import { loadLaterBlocks } from './block-catalogue.ts'
import type { NavbarProps } from './on-demand/Navbar.tsx'

export interface PageProps {
  readonly route: RouteId
}

export interface LoadPage<P = PageProps> {
  (): Promise<{ readonly default: ComponentType<P> }>
  /** The component, if its code is part of the first bundle. */
  readonly page?: ComponentType<P>
  /** The areas of its messages, in addition to those of every page. */
  readonly areas?: readonly Area[]
}

const homeAreas: readonly Area[] = ['home']
const signIn = otherPage(() => import('../pages/account/SignInPage.tsx'), ['account', 'form'])

/** The pages that exist, by route. */
const pages: { readonly [R in RouteId]?: LoadPage } = {
  // In the first bundle: most visits begin on home, and it only places blocks.
  home: Object.assign(() => Promise.resolve({ default: Home }), { page: Home, areas: homeAreas }),
  game: otherPage(() => import('../pages/play/game/GamePage.tsx'), ['account', 'home', 'play']),
  gameContainer: otherPage(() => import('../pages/lobby/Lobby.tsx'), ['home', 'lobby']),
  gameList: otherPage(() => import('../pages/lobby/VendorGames.tsx'), ['home', 'lobby']),
  moreLotteries: otherPage(() => import('../pages/lobby/BlockPage.tsx'), ['home', 'lobby']),
  login: signIn,
  register: signIn,
  trial: signIn,
}

/** Returns the loader of a page other than home, which also loads the navbar, the block definitions of such pages and its message areas. */
function otherPage(load: LoadPage, areas: readonly Area[]): LoadPage {
  const loadWithBlocks: LoadPage = async () => {
    const [page] = await Promise.all([load(), loadBar(), loadLaterBlocks()])
    return page
  }
  return Object.assign(loadWithBlocks, { areas })
}

/** Loads the navbar of every page but home. */
export const loadBar: LoadPage<NavbarProps> = () => import('./on-demand/Navbar.tsx')

const notAvailable: LoadPage = () => import('../pages/system/NotAvailable.tsx')

/** Returns the loader of a route's page. A route without a page in this release gets a notice. */
export function readPageLoader(route: RouteId): LoadPage {
  return pages[route] ?? notAvailable
}
