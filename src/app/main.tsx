import { createRoot } from 'react-dom/client'
import { flattenWhitelabel } from '../engine/flatten-whitelabel.ts'
import { startGateway } from '../gateway/start-gateway.ts'
import { startAffiliate } from '../state/affiliate.ts'
import { watchConnection } from '../state/connection.ts'
import { startLanguage } from '../state/language.ts'
import { startRememberedLogin } from '../state/remembered-login.ts'
import { startSession, watchPageShow } from '../state/session.ts'
import '../ui/global.css'
import { App } from './App.tsx'
import { watchNavigation } from './navigation-kind.ts'
import { readSkin } from './read-skin.ts'
import './start.css'
import { startVoice } from './start-voice.ts'

await start(document.getElementById('root'))

async function start(root: HTMLElement | null): Promise<void> {
  if (!root) return
  const skin = readSkin(document)
  const { merchantCode, agentExcludedTypes, trialTypes } = skin.gateway
  startSession({ merchantCode, agentExcludedTypes, trialTypes })
  startLanguage(skin.languages)
  startAffiliate(location.search)
  startRememberedLogin(skin.safety.rememberedLogin)
  history.scrollRestoration = 'manual'
  watchNavigation(window)
  watchConnection(window)
  watchPageShow(window, () => location.reload())
  const gateway = startGateway({ skin, flattenWhitelabel })
  await startVoice(skin.languages, document)
  Object.assign(document.documentElement.dataset, {
    started: '',
    merchant: skin.code,
    mode: skin.look.mode,
    shape: skin.look.shape,
    depth: skin.look.depth,
    action: skin.look.action,
  })
  if (skin.look.action === 'rings')
    void import('./on-demand/press-rings.ts').then(({ watchPresses }) => watchPresses(document))
  createRoot(root).render(<App skin={skin} gateway={gateway} />)
}
