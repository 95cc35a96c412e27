import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadFileTwice } from '../gateway/load-file.ts'
import { nextTask } from '../gateway/notify-in-tasks.ts'
import { preloadCall } from '../gateway/preload-call.ts'
import { startGateway } from '../gateway/start-gateway.ts'
import type { Area } from '../i18n/message-key.ts'
import type { BlockCall } from '../registry/block.ts'
import { startAffiliate } from '../state/affiliate.ts'
import { awaitMoments, publishPassedMoment } from '../state/clock.ts'
import { watchConnection } from '../state/connection.ts'
import { startLanguage } from '../state/language.ts'
import { applyMotion } from '../state/motion.ts'
import { startRememberPolicy } from '../state/remember-policy.ts'
import { readSession, startSession, watchPageShow } from '../state/session.ts'
import '../kit/controls/global.css'
import { type AnyRouteId, findRoute } from '../../core/contract/own-pages.ts'
import { App } from './App.tsx'
import { loadBlocksOfHome } from './block-catalogue.ts'
import {
  applyStyles,
  clearRoot,
  isPrerendered,
  readPrerenderedAreas,
  readPrerenderedTime,
} from './first-paint.ts'
import { loadHome } from './load-home.ts'
import { watchNavigation } from './navigation-kind.ts'
import { loadFrame, readPageLoader } from './page-table.ts'
import { writeFailure } from './report-failure.ts'
import './start.css'
import type { Skin } from '../../core/contract/skin.ts'
import { startMessages } from './start-messages.ts'
import { loadLines } from './WithLines.tsx'

await start(document.getElementById('root'))

async function start(root: HTMLElement | null): Promise<void> {
  if (!root) return
  const skin = await loadSkin(document)
  const { merchantCode, agentExcludedTypes, trialTypes } = skin.gateway
  startSession({ merchantCode, agentExcludedTypes, trialTypes })
  startLanguage(skin.languages)
  startAffiliate(location.search)
  applyMotion(document.documentElement)
  // Nothing waits for this. If its code fails to load, the next visit tries again.
  startRememberPolicy(skin.safety.rememberedLogin).catch(() => undefined)
  history.scrollRestoration = 'manual'
  watchNavigation(window)
  watchPageShow(window, () => location.reload())
  let markReady = (): void => undefined
  const ready = new Promise<void>((resolve) => {
    // In a task of its own, because every waiting call renders when it resolves.
    markReady = () => setTimeout(resolve)
  })
  let prerendered = isPrerendered(root)
  if (!prerendered) markReady()
  const gateway = startGateway({ skin, ready, report: writeFailure })
  const route = findRoute(location.pathname, skin.pages) ?? 'home'
  const areas = prerendered ? readPrerenderedAreas(root) : listPageAreas(route)
  await Promise.all([
    readSession().kind === 'signed-in' && loadLines(),
    loadBlocksOfHome(skin),
    loadFrame(route),
    startMessages({ languages: skin.languages, areas, page: document }),
    // A prerendered home has the rules of its parts.
    !prerendered && globalThis.lookLoaded,
    // A prerendered home is hydrated as it is, and turns afterwards.
    prerendered ? publishPassedMoment(readPrerenderedTime(root)) : awaitMoments(skin.moments),
  ])
  document.documentElement.dataset['started'] = ''
  if (skin.look.action === 'rings')
    void import('./on-demand/press-rings.ts').then(({ watchPresses }) => watchPresses(document))
  const preload = (request: BlockCall) => preloadCall(request, gateway)
  const ahead = () => prerendered
  // No answer is published before the code of every block has loaded, unless the player opens another page.
  const onDrawn = () => {
    if (!prerendered) return
    addEventListener('pushState', markReady)
    void loadHome(skin).then(markReady)
  }
  const app = <App {...{ skin, gateway, preload, ahead, onDrawn }} />
  // The network's state and the gateway's answers apply only after the prerendered home is hydrated.
  void ready.then(() => {
    prerendered = false
    void awaitMoments(skin.moments)
    watchConnection(window)
  })
  // In a task of its own, because the messages end one that is long already.
  await nextTask()
  if (prerendered) applyStyles(root)
  else clearRoot(root)
  // As a transition, so that React renders in slices and a touch comes between them.
  startTransition(() => (prerendered ? void hydrateRoot(root, app) : createRoot(root).render(app)))
}

/** Lists the areas that the page of a route needs at the start. */
function listPageAreas(route: AnyRouteId): readonly Area[] {
  return ['common', ...(readPageLoader(route).areas ?? [])]
}

/**
 * Loads the skin that the page refers to, or reads the one in it. If there is none it throws, and the script for the
 * oldest browsers shows why nothing starts.
 */
async function loadSkin(page: Document): Promise<Skin> {
  const { skin } = page.documentElement.dataset
  const inline = page.getElementById('skin')?.textContent ?? ''
  try {
    // The host wrote it from a checked merchant.
    return (skin ? await loadFileTwice(skin) : JSON.parse(inline)) as Skin
  } catch (error) {
    dispatchEvent(new Event('not-started'))
    throw error
  }
}
