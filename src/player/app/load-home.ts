import type { Facts } from '../../core/contract/facts.ts'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { planPage } from '../../core/engine/plan-page.ts'
import { loadBlock } from '../registry/load-block.ts'
import { readDefinition } from '../registry/read-definition.ts'
import { readPassedMoment } from '../state/clock.ts'
import { readLanguage } from '../state/language.ts'
import { readBlockCatalogue } from './block-catalogue.ts'

interface FirstFacts {
  readonly language: string
  /** Epoch milliseconds. */
  readonly time: number
}

/** Returns the blocks that a page shows a guest before the gateway has answered any call. */
export function planAhead(
  skin: Skin,
  pageId: 'shell' | 'home',
  { language, time }: FirstFacts,
): readonly PlannedBlock[] {
  const page = skin.pages[pageId]
  const facts: Facts = {
    flags: {},
    templates: {},
    settings: {},
    session: 'guest',
    language,
    device: 'browser',
    time,
  }
  if (!page) return []
  const input = { page, pageId, facts, defaults: skin.flags, known: readBlockCatalogue() }
  return planPage(input).blocks.filter(({ shown }) => shown)
}

/** Loads the code of a prerendered home. The promise resolves even if some of it fails to load. */
export function loadHome(skin: Skin): Promise<unknown> {
  const facts = { language: readLanguage(), time: readPassedMoment() }
  return loadBlocks([...planAhead(skin, 'shell', facts), ...planAhead(skin, 'home', facts)])
}

/** Loads the code of blocks for a guest. The promise resolves even if some of it fails to load. */
export function loadBlocks(blocks: readonly PlannedBlock[]): Promise<unknown> {
  const loads = blocks.map(({ type, variant }) => {
    const definition = readDefinition(readBlockCatalogue(), type)
    return definition && loadBlock({ definition, variant, who: 'guest' }).promise
  })
  return Promise.allSettled(loads)
}
