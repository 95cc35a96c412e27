import type { AnyRouteId, OwnPageId } from '../../core/contract/own-pages.ts'
import Home from '../areas/home/pages/Home.tsx'
import type { Area } from '../i18n/message-key.ts'
import { afterLook } from '../registry/after-look.ts'
import { loadLaterBlocks } from './block-catalogue.ts'
import type { CommonPageId, LoadPage, PageModule } from './load-page.ts'
import type { LaterPageId } from './on-demand/later-pages.ts'
import { loadPage } from './use-page.ts'

const homeAreas: readonly Area[] = ['home']
const signIn = otherPage(() => import('../areas/sign-in/pages/SignInPage.tsx'), ['account', 'form'])

/** The pages that many visits open. */
const commonPages: { readonly [Id in CommonPageId]: LoadPage } = {
  // In the first bundle: most visits begin on home, and it only places blocks.
  home: Object.assign(() => Promise.resolve({ default: Home }), { page: Home, areas: homeAreas }),
  game: otherPage(
    () => import('../areas/lobby/pages/game/GamePage.tsx'),
    ['account', 'home', 'play'],
  ),
  gameContainer: otherPage(() => import('../areas/lobby/pages/Lobby.tsx'), ['home', 'lobby']),
  gameList: otherPage(() => import('../areas/lobby/pages/VendorGames.tsx'), ['home', 'lobby']),
  login: signIn,
  register: signIn,
  trial: signIn,
}

type OtherPageId = LaterPageId | OwnPageId

/** Each other page that a visit has opened. */
const openedPages: { [Id in OtherPageId]?: LoadPage } = {}

/** Returns the loader of a page other than home, which also loads the navbar, the block definitions of such pages and its message areas. */
function otherPage(load: LoadPage, areas: readonly Area[]): LoadPage {
  const loadCovered = async () => {
    const page = await withBar(load)
    return (await import('./on-demand/after-home.ts')).coverPage(page)
  }
  return Object.assign(loadCovered, { areas })
}

async function withBar(load: LoadPage): Promise<PageModule> {
  return (await Promise.all([load(), loadBar()]))[0]
}

/** Loads the navbar of every page but home, with the definitions of the blocks whose background it shows. */
export const loadBar: LoadPage = async () => {
  const later = afterLook(import('./on-demand/after-home.ts'))
  const [{ Navbar }] = await Promise.all([later, loadLaterBlocks()])
  return { default: Navbar }
}

/** Starts to load the code of a route's page. Resolves once what keeps its place meanwhile has loaded or failed to. */
export async function loadFrame(route: AnyRouteId): Promise<void> {
  const load = readPageLoader(route)
  if (load.page) return
  // What fails is requested again when the page is rendered.
  load().catch(() => undefined)
  await loadPage(loadBar).catch(() => undefined)
}

/** Loads what keeps the place of a page while its code loads, which comes with the navbar. */
export const loadSkeleton: LoadPage = async () => {
  await loadBar()
  return { default: (await import('./on-demand/after-home.ts')).ComingPage }
}

/** Returns the loader of a page, the same one for each call. */
export function readPageLoader(id: AnyRouteId | LaterPageId): LoadPage {
  if (isCommon(id)) return commonPages[id]
  const load = async () => (await import('./on-demand/later-pages.ts')).loadLaterPage(id)
  // The blocks of a page that the visitor may not see are not loaded to keep its place.
  openedPages[id] ??= id === 'needsAccount' ? () => withBar(load) : otherPage(load, [])
  return openedPages[id]
}

function isCommon(id: CommonPageId | OtherPageId): id is CommonPageId {
  return Object.hasOwn(commonPages, id)
}
