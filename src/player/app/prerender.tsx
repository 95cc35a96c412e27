import { renderToString } from 'react-dom/server'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import {
  type HomeRenderInput,
  listMemberTypes,
  type PrerenderedHome,
} from '../../core/contract/prerender.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { momentOf } from '../../core/contract/time-window.ts'
import { createGateway } from '../gateway/gateway.ts'
import { listNeededAreas, startI18n } from '../i18n/start-i18n.ts'
import { defineOwnBlocks, type LoadOwnBlock } from '../own-blocks/define-own-blocks.ts'
import { type OwnModule, readComponent } from '../own-blocks/load-own-block.ts'
import { readDefinition } from '../registry/read-definition.ts'
import { publishPassedMoment } from '../state/clock.ts'
import { startLanguage } from '../state/language.ts'
import { startNamelessMember, startSession } from '../state/session.ts'
import { App } from './App.tsx'
import { addBlocks, loadLaterBlocks, readBlockCatalogue } from './block-catalogue.ts'
import { listEarlyAsks } from './list-early-asks.ts'
import { loadBlocks, planAhead } from './load-home.ts'
import { fallbackOf } from './start-messages.ts'
import { loadLines } from './WithLines.tsx'

/** Renders a merchant's home for an account in one language, as it is before the gateway has answered any call. */
export async function prerenderHome(
  { skin, language, messages, time, account, ownScripts }: HomeRenderInput,
  onBlock: (type: string) => void = nothing,
): Promise<PrerenderedHome> {
  await Promise.all([loadLaterBlocks(), loadLines()])
  const loadOwn: LoadOwnBlock = async (type) => {
    onBlock(type)
    const { default: Component } = await loadOwnScript(ownScripts.get(type) ?? '')
    return {
      default: (props) => {
        onBlock(type)
        return <Component {...props} />
      },
    }
  }
  addBlocks(defineOwnBlocks(skin.ownBlocks, loadOwn))
  const planAt = (page: 'shell' | 'home', time: number) =>
    planAhead(skin, page, { session: account, language, time })
  const blocksAt = (time: number) => [...planAt('shell', time), ...planAt('home', time)]
  const blocks = blocksAt(time)
  await loadBlocks(blocks, account)
  let markup = render()
  // A component that loads when it is first rendered has loaded by the second time.
  for (let attempt = 1; attempt < 5 && markup.includes(suspendedMark); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve))
    markup = render()
  }
  const areas = listAreas(blocks)
  const requests =
    account === 'guest' ? await listEarlyAsks(skin, language, planAt('home', time)) : []
  const used = blocks.map(({ type, variant }) => ({ type, variant }))
  const turns = listTurns(skin, time, (moment) => namesOf(blocksAt(moment), moment))
  return { ...separateMarkup(markup), requests, blocks: used, areas, turns }

  /** Sets global state, so that nothing may be awaited before it is read: another home may be rendered meanwhile. */
  function render(): string {
    startState()
    const app = {
      skin,
      gateway: unansweredGateway,
      preload: never,
      ahead: always,
      onDrawn: nothing,
    }
    return renderToString(<App {...app} />)
  }

  function startState(): void {
    const { merchantCode, agentExcludedTypes, trialTypes } = skin.gateway
    const rules = { merchantCode, agentExcludedTypes, trialTypes }
    const [type] = account === 'member' ? listMemberTypes(rules) : []
    if (type === undefined) startSession(rules)
    else startNamelessMember(rules, type)
    publishPassedMoment(time)
    startLanguage({ ...skin.languages, default: language })
    const fallback = fallbackOf(skin.languages)
    startI18n({ language, fallback, messages: { [language]: messages } })
  }
}

/** The modules of own blocks by their scripts. All merchants of a workspace have the same. */
const ownModules = new Map<string, Promise<OwnModule>>()

async function loadOwnScript(script: string): Promise<ReturnType<typeof readComponent>> {
  const module =
    ownModules.get(script) ??
    import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`)
  ownModules.set(script, module)
  return readComponent(await module)
}

/** Separates the markup from the images that it preloads and the styles of its elements. */
function separateMarkup(markup: string): Pick<PrerenderedHome, 'html' | 'images' | 'styles'> {
  const images: string[] = []
  const styles = new Set<string>()
  const html = markup
    .replace(/<link rel="preload" as="image" href="([^"]+)"\/>/g, (_, address: string) => {
      images.push(address)
      return ''
    })
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      styles.add(style)
      return ` data-style="${style}"`
    })
  return { html, images, styles: [...styles] }
}

/** Lists the later moments at which a home begins or ceases to be the one of `time`. */
function listTurns(
  { moments = [] }: Skin,
  time: number,
  homeAt: (moment: number) => string,
): readonly number[] {
  const home = homeAt(time)
  let isSame = true
  return moments.filter((moment) => {
    const was = isSame
    if (moment > time) isSame = homeAt(moment) === home
    return was !== isSame
  })
}

/** Names what is drawn at a moment: the blocks, and how many of their turns have passed. */
function namesOf(blocks: readonly PlannedBlock[], moment: number): string {
  const catalogue = readBlockCatalogue()
  const names = blocks.map(({ id, type, variant, settings }) => {
    const turns = readDefinition(catalogue, type)?.turns?.({ variant, settings }) ?? []
    return [id, type, variant, turns.filter((turn) => momentOf(turn) <= moment).length]
  })
  return JSON.stringify(names)
}

/** Lists the areas that rendering needed, and those that its blocks declare. */
function listAreas(blocks: readonly PlannedBlock[]): readonly string[] {
  const declared = blocks.flatMap(
    ({ type }) => readDefinition(readBlockCatalogue(), type)?.areas ?? [],
  )
  return [...new Set(['common', ...listNeededAreas(), ...declared])]
}

/** What React writes where a component has not loaded. */
const suspendedMark = '<!--$!-->'
const never = () => new Promise(() => undefined)
const always = () => true
const nothing = () => undefined
const unansweredGateway = createGateway({ call: () => new Promise(() => undefined) })
