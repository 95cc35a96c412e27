import { renderToString } from 'react-dom/server'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import type { HomeRenderInput, PrerenderedHome } from '../../core/contract/prerender.ts'
import { createGateway } from '../gateway/gateway.ts'
import { listNeededAreas, startI18n } from '../i18n/start-i18n.ts'
import { readDefinition } from '../registry/read-definition.ts'
import { startLanguage } from '../state/language.ts'
import { startSession } from '../state/session.ts'
import { App } from './App.tsx'
import { loadLaterBlocks, readBlockCatalogue } from './block-catalogue.ts'
import { listEarlyAsks } from './list-early-asks.ts'
import { loadBlocks, planAhead } from './load-home.ts'
import { fallbackOf } from './start-messages.ts'

/** Renders a merchant's home for a guest in one language, as it is before the gateway has answered any call. */
export async function prerenderHome({
  skin,
  language,
  messages,
}: HomeRenderInput): Promise<PrerenderedHome> {
  await loadLaterBlocks()
  const blocks = [...planAhead(skin, 'shell', language), ...planAhead(skin, 'home', language)]
  await loadBlocks(blocks)
  // This sets global state, so no `await` may follow before rendering ends: another home may be rendered meanwhile.
  startState()
  const markup = renderToString(
    <App
      skin={skin}
      gateway={unansweredGateway}
      preload={never}
      ahead={always}
      onDrawn={nothing}
    />,
  )
  const images: string[] = []
  const styles = new Set<string>()
  const areas = listAreas(blocks)
  const html = markup
    .replace(/<link rel="preload" as="image" href="([^"]+)"\/>/g, (_, address: string) => {
      images.push(address)
      return ''
    })
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      styles.add(style)
      return ` data-style="${style}"`
    })
  const requests = await listEarlyAsks(skin, language)
  const used = blocks.map(({ type, variant }) => ({ type, variant }))
  return { html, images, styles: [...styles], requests, blocks: used, areas }

  function startState(): void {
    const { merchantCode, agentExcludedTypes, trialTypes } = skin.gateway
    startSession({ merchantCode, agentExcludedTypes, trialTypes })
    startLanguage({ ...skin.languages, default: language })
    const fallback = fallbackOf(skin.languages)
    startI18n({ language, fallback, messages: { [language]: messages } })
  }
}

/** Lists the areas that rendering needed, and those that its blocks declare. */
function listAreas(blocks: readonly PlannedBlock[]): readonly string[] {
  const declared = blocks.flatMap(
    ({ type }) => readDefinition(readBlockCatalogue(), type)?.areas ?? [],
  )
  return [...new Set(['common', ...listNeededAreas(), ...declared])]
}

const never = () => new Promise(() => undefined)
const always = () => true
const nothing = () => undefined
const unansweredGateway = createGateway({ call: () => new Promise(() => undefined) })
