import type { Facts, SessionKind } from '../../core/contract/facts.ts'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { planPage } from '../../core/engine/plan-page.ts'
import { loadBlock } from '../registry/load-block.ts'
import { readDefinition } from '../registry/read-definition.ts'
import { readPassedMoment } from '../state/clock.ts'
import { readLanguage } from '../state/language.ts'
import { readSessionKind } from '../state/session.ts'
import { readBlockCatalogue } from './block-catalogue.ts'

interface FirstFacts {
  readonly session: SessionKind
  readonly language: string
  /** Epoch milliseconds. */
  readonly time: number
}

/** Returns the blocks that a page shows before the gateway has answered any call. */
export function planAhead(
  skin: Skin,
  pageId: 'shell' | 'home',
  { session, language, time }: FirstFacts,
): readonly PlannedBlock[] {
  const page = skin.pages[pageId]
  const facts: Facts = {
    flags: {},
    templates: {},
    settings: {},
    session,
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
  const session = readSessionKind()
  const facts = { session, language: readLanguage(), time: readPassedMoment() }
  const blocks = [...planAhead(skin, 'shell', facts), ...planAhead(skin, 'home', facts)]
  return loadBlocks(blocks, session)
}

/** Loads the code of blocks for an account. The promise resolves even if some of it fails to load. */
export function loadBlocks(
  blocks: readonly PlannedBlock[],
  session: SessionKind,
): Promise<unknown> {
  const who = session === 'guest' ? 'guest' : 'member'
  const loads = blocks.map(({ type, variant }) => {
    const definition = readDefinition(readBlockCatalogue(), type)
    return definition && loadBlock({ definition, variant, who }).promise
  })
  return Promise.allSettled(loads)
}
