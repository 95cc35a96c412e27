import { blockSchemasOf } from '../../config/block-schemas.ts'
import { leavesOf } from '../../contract/condition.ts'
import type { Facts } from '../../contract/facts.ts'
import type { Condition } from '../../contract/generated/config.ts'
import type { PlannedBlock, RequiredChange } from '../../contract/plan.ts'
import { listPlacesOf, type ReadingPlace } from '../../contract/reads/list-places.ts'
import type { SkinPage } from '../../contract/skin.ts'
import { explainChanges, explainReason } from '../explain/explain-reason.ts'
import { findChanges } from '../explain/find-changes.ts'
import type { CounterfactualScope } from '../explain/find-counterfactual.ts'
import { findTurn } from '../find-turn.ts'
import { otherCategories } from '../other-categories.ts'
import { planPage } from '../plan-page.ts'
import type { BlockExplanation } from './block-explanation.ts'
import { explainPlace, type PlaceScope } from './explain-place.ts'
import { explainBlockReads } from './explain-reads.ts'
import { hideInside } from './hide-inside.ts'
import { type FactChange, listChanges } from './list-changes.ts'
import { listForcedReasons } from './list-forced-reasons.ts'
import { listMenuPlaces } from './list-menu-places.ts'
import type { WhyMerchant } from './read-why-merchant.ts'
import { requirePageFlag } from './require-page-flag.ts'

/** The facts to explain a page under; without a language, the merchant's default language. */
export type WhyFacts = Omit<Facts, 'language'> & { readonly language: string | undefined }

export interface PageScenario {
  readonly page: string
  readonly facts: WhyFacts
}

/**
 * Explains for a page and each of its blocks why it is shown or hidden, and what would reverse that; for the shell,
 * the parts of the frame and its blocks; for `menu`, the entries of both menus. A page that is not made of blocks is
 * known by its route. Returns undefined for an unknown page.
 */
export function explainPage(
  scenario: PageScenario,
  merchant: WhyMerchant,
): readonly BlockExplanation[] | undefined {
  const { page, facts } = scenario
  const language = facts.language ?? merchant.language
  const scope = { facts: { ...facts, language }, merchant }
  if (page === menuPage) return explainMenus(scope)
  const known = listPlacesOf(page, merchant.pages)
  const places = known.filter(hasConditions).map((place) => explainPlace(place, scope))
  const blocks = explainBlocks(scenario, merchant)
  return blocks || known.length > 0 ? [...places, ...(blocks ?? [])] : undefined
}

/** The name under which the menus are explained. No page has it. */
export const menuPage = 'menu'

/** Explains for each entry of the menus why it is shown or hidden. */
function explainMenus(scope: PlaceScope): readonly BlockExplanation[] {
  const { placeOf } = scope.merchant
  return listMenuPlaces(scope.merchant).map((place) => {
    const [, menu, entry] = place.id.split('.')
    const row = `navigation.entries.${entry}`
    return {
      ...explainPlace(place, scope),
      place: placeOf(`${row}.when`) ?? placeOf(row) ?? placeOf(`navigation.${menu}`),
    }
  })
}

/** Returns false for a page that everybody may enter and that reads nothing beside its blocks. */
function hasConditions({ when, reads }: ReadingPlace): boolean {
  return when !== undefined || Object.keys(reads).length > 0
}

function explainBlocks(
  { page: pageId, facts }: PageScenario,
  merchant: WhyMerchant,
): readonly BlockExplanation[] | undefined {
  const own = Object.hasOwn(merchant.pages, pageId) ? merchant.pages[pageId] : undefined
  if (!own) return undefined
  const page = requirePageFlag(own, pageId)
  const scope = {
    facts: { ...facts, language: facts.language ?? merchant.language },
    defaults: merchant.flags,
    languages: merchant.languages,
  }
  const known = blockSchemasOf(pageId)
  const plan = planPage({ page, pageId, ...scope, known })
  const placed = plan.blocks.map((planned) => {
    const drawable = isDrawable(page.blocks[planned.id], known) ? planned : asUnknown(planned)
    const inside = hideInside(drawable, page.blocks[planned.id]?.when, scope)
    const { block, condition } = inside
    const changes = findChanges(inside.decision, condition, scope)
    const facts = listChanges(changes, { ...scope, ...merchant, condition })
    const turn = turnOf(condition, scope)
    const line = lineOf({ block, changes, facts, ...(turn && { turn }) }, pageId, merchant)
    const others = block.shown ? describeOthers(page, planned.id) : undefined
    const reasons = listForcedReasons(inside.failing ?? [], merchant)
    const own = inside.message ? [inside.message, ...reasons].join(' ') : line.message
    const message = [own, others].filter(Boolean).join(' ')
    const reads = known[block.type]
      ? explainBlockReads(block, { ...scope, forceOff: merchant.forceOff })
      : undefined
    return { ...line, message, ...(reads !== undefined && { reads }) }
  })
  const unplaced = Object.keys(page.blocks)
    .filter((id) => !plan.blocks.some((block) => block.id === id))
    .map((id) => ({
      id,
      state: 'hidden' as const,
      message: 'Its id is not in the order of the page.',
      place: merchant.placeOf(pathOf(pageId, id)),
    }))
  const removed = merchant.removedFrom(pageId).map(({ id, place }) => ({
    id,
    state: 'hidden' as const,
    reason: 'REMOVED_BY_LAYER',
    message: explainReason({ code: 'REMOVED_BY_LAYER' }),
    place,
  }))
  return [...placed, ...unplaced, ...removed]
}

/** Describes the sections that a block for the categories without another block can draw. */
function describeOthers(page: SkinPage, id: string): string | undefined {
  const block = page.blocks[id]
  if (block?.type !== 'vendor-section' || block.settings.category !== '*') return undefined
  const others = otherCategories(page, block.settings.except)
  return others.length > 0
    ? `It draws a section for each of these categories that the gateway offers: ${others.join(', ')}.`
    : 'It draws no section: other blocks of the page or its "except" name every category.'
}

/** Returns true if the page can draw the block or its fallback, under any condition. */
function isDrawable(
  block: { readonly type: string; readonly fallback?: { readonly type: string } } | undefined,
  known: object,
): boolean {
  return [block, block?.fallback].some((one) => one && Object.hasOwn(known, one.type))
}

function asUnknown(block: PlannedBlock): PlannedBlock {
  return { ...block, shown: false, reason: { code: 'UNKNOWN_TYPE' } }
}

interface BlockChanges {
  readonly block: PlannedBlock
  readonly changes: readonly RequiredChange[]
  /** The same changes as facts of a scenario. */
  readonly facts: readonly FactChange[]
  /** Absent for a condition without times. */
  readonly turn?: Turn
}

/** The moment at which time alone reverses a state; absent if it never does. */
interface Turn {
  readonly moment: number | undefined
  readonly condition: Condition
}

function turnOf(
  condition: Condition | undefined,
  { facts, defaults }: CounterfactualScope,
): Turn | undefined {
  const timed = condition && leavesOf(condition).find(({ kind }) => kind === 'time')
  return timed && { condition: timed.condition, moment: findTurn(condition, facts, defaults) }
}

/** Describes what would reverse a state, and when time alone does. */
function explainTurn(changes: readonly RequiredChange[], turn: Turn | undefined): string {
  const change = explainChanges(changes)
  if (!turn) return change
  const { condition, moment } = turn
  if (moment === undefined) return change || 'Time will not change its state again.'
  const waits = changes.length === 1 && changes.every(({ to }) => to === moment)
  const alone = explainChanges([{ condition, to: moment }])
  return waits || !change ? alone : `${change} ${alone}`
}

function lineOf(
  { block, changes, facts, turn }: BlockChanges,
  pageId: string,
  merchant: WhyMerchant,
): BlockExplanation {
  const { id, shown, reason } = block
  const change = explainTurn(changes, turn)
  const moment = turn?.moment
  return {
    id,
    state: shown ? 'shown' : 'hidden',
    reason: reason.code,
    message: [
      explainReason(reason),
      ...listForcedReasons(reason.leaf ? [reason.leaf] : [], merchant),
    ].join(' '),
    ...(change ? { change } : {}),
    ...(facts.length > 0 ? { changes: facts } : {}),
    ...(turn ? { turns: moment === undefined ? 'never' : new Date(moment).toISOString() } : {}),
    place: placeOfReason(block, pageId, merchant),
  }
}

/** Returns the place of the condition, or else of the block, and of the default of a flag that decided. */
function placeOfReason({ id, reason }: PlannedBlock, pageId: string, { placeOf }: WhyMerchant) {
  const block = pathOf(pageId, id)
  const { leaf } = reason
  const isOwn = leaf !== undefined && reason.code !== 'HIDDEN_INSIDE'
  const place =
    (isOwn ? placeOf(`${block}.when`) : undefined) ?? placeOf(block) ?? placeOf(`${block}.type`)
  if (!leaf || !('flag' in leaf.condition)) return place
  if (leaf.source === 'merchant') {
    const forced = placeOf(`forceOff.${leaf.condition.flag}`)
    return place && forced ? `${place}; it is forced off in ${forced}` : place
  }
  if (leaf.source !== 'default') return place
  const defaultPlace = placeOf(`flags.${leaf.condition.flag}`)
  return place && defaultPlace ? `${place}; its default is set in ${defaultPlace}` : place
}

function pathOf(page: string, id: string): string {
  return `pages.${page}.blocks.${id}`
}
