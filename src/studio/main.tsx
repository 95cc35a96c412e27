import { createStudioWords } from './i18n/create-words.ts'
import { MessagesContext } from './i18n/use-t.ts'
import '@fontsource-variable/roboto/wght.css'
import './look/tokens.css'
import './look/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createStudioApiClient } from '../core/gateway-client/ask-studio-api.ts'
import { App } from './App.tsx'
import { applyColourScheme, readColourScheme } from './look/colour-scheme.ts'
import { openJournalStore } from './state/journal-store.ts'
import type { OpenEventStream } from './together/watch-events.ts'

const place = document.getElementById('studio')
if (!place) throw new Error('The page has no element "studio".')
applyColourScheme(readColourScheme())
const ask = createStudioApiClient({ origin: '', fetch: (address, init) => fetch(address, init) })
const store = openJournalStore(() => localStorage)
const words = createStudioWords({
  onMissing: (key) => console.error(`MESSAGE_MISSING: no catalogue of the studio has "${key}".`),
})
const openStream: OpenEventStream = (address) => new EventSource(address)
createRoot(place).render(
  <StrictMode>
    <MessagesContext value={words}>
      <App ask={ask} store={store} openStream={openStream} />
    </MessagesContext>
  </StrictMode>,
)
