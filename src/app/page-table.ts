import type { ComponentType } from 'react'
import type { RouteId } from '../contract/pages.ts'
import Home from '../pages/home/Home.tsx'

export interface LoadPage {
  (): Promise<{ readonly default: ComponentType }>
  /** Where its code is there from the start. */
  readonly page?: ComponentType
}

/** The pages that are built, by route. */
const pages: { readonly [R in RouteId]?: LoadPage } = {
  // Most visits begin there, and it only places blocks.
  home: Object.assign(() => Promise.resolve({ default: Home }), { page: Home }),
  game: () => import('../pages/play/game/Game.tsx'),
  gameContainer: () => import('../pages/lobby/Lobby.tsx'),
  gameList: () => import('../pages/lobby/VendorGames.tsx'),
  moreLotteries: () => import('../pages/lobby/MoreLotteries.tsx'),
  login: () => import('../pages/account/login/Login.tsx'),
  register: () => import('../pages/account/register/Register.tsx'),
  trial: () => import('../pages/account/trial/Trial.tsx'),
}

const notAvailable: LoadPage = () => import('../pages/system/NotAvailable.tsx')

/** What loads the page of a route; one that this release does not have says so. */
export function readPageLoader(route: RouteId): LoadPage {
  return pages[route] ?? notAvailable
}
