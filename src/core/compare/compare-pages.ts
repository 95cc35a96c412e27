import { branchesOf, followSchema, keySchema, merchantSchema, type Schema } from '../config/law.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import type { PageId } from '../contract/pages.ts'
import type { Sides, Told } from './change.ts'
import { compareOrders } from './compare-orders.ts'
import { compareValues, headOf, type Standing, turnOf } from './compare-values.ts'
import { pairKeys } from './pair-keys.ts'
import { wordsOf } from './say.ts'

type Pages = ResolvedMerchant['pages']
type Page = Pages[PageId]
type Block = NonNullable<Page['blocks'][string]>

/** Blocks that came, went, moved or are another; the pages in the order of the law. */
export function comparePages({ before, after }: Sides<Pages>): Told[] {
  // The keys of the resolved pages are those of the law.
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])] as PageId[]
  return ids.flatMap((page) =>
    comparePage(page, { before: before[page] ?? nothing, after: after[page] ?? nothing }),
  )
}

const nothing: Page = { order: [], blocks: {} }

function comparePage(page: PageId, sides: Sides<Page>): Told[] {
  const scene = { page, sides, nameOf: nameBlocks(sides) }
  const { before, after } = sides
  const ids = [...new Set([...Object.keys(before.blocks), ...Object.keys(after.blocks)])]
  return [...comparePlaces(scene), ...ids.flatMap((id) => compareBlock(id, scene))]
}

interface Scene {
  readonly page: PageId
  readonly sides: Sides<Page>
  readonly nameOf: (id: string) => string
}

/** What the order of a page says. */
function comparePlaces({ page, sides, nameOf }: Scene): Told[] {
  const { before, after } = sides
  const { added, removed, moved } = compareOrders(before.order, after.order)
  const turn = { before: before.order, after: after.order }
  const make = (kind: Told['kind'], words: string, path: readonly string[]): Told => ({
    ...headOf(kind, turn, { path, about: page, label: '' }),
    sentence: `${page}: ${words}`,
  })
  const at = ['pages', page, 'order']
  return [
    ...removed
      .filter((id) => Object.hasOwn(after.blocks, id))
      .map((id) => make('removed', `${nameOf(id)} is no longer in the order, so not shown`, at)),
    ...added
      .filter((id) => Object.hasOwn(before.blocks, id))
      .map((id) => make('added', `${nameOf(id)} placed ${placeIn(after.order, id, nameOf)}`, at)),
    ...moved.map(({ id, side, of }) =>
      make('moved', `${nameOf(id)} moved ${side} ${nameOf(of)}`, at),
    ),
  ]
}

function placeIn(order: readonly string[], id: string, nameOf: Scene['nameOf']): string {
  const previous = order[order.indexOf(id) - 1]
  return previous === undefined ? 'at the top' : `below ${nameOf(previous)}`
}

function compareBlock(id: string, { page, sides, nameOf }: Scene): Told[] {
  const [before, after] = [sides.before.blocks[id], sides.after.blocks[id]]
  const path = ['pages', page, 'blocks', id]
  const standing: Standing = { path, about: `${page}: ${nameOf(id)}`, label: '' }
  if (!before || !after) {
    const order = sides.after.order
    const place = order.includes(id)
      ? placeIn(order, id, nameOf)
      : 'but named in no order, so not shown'
    const words = after ? `added ${sayKind(after)}${place}` : 'removed'
    const head = headOf(after ? 'added' : 'removed', { before, after }, standing)
    return [{ ...head, sentence: `${standing.about} ${words}` }]
  }
  if (before.type !== after.type)
    return [turnOf({ before: before.type, after: after.type }, step(standing, 'type'))]
  return compareParts({ before, after }, standing)
}

function sayKind({ type, variant }: Block): string {
  return `(${[type, variant].filter(Boolean).join(', ')}) `
}

/** What stands in a block of one type; its settings are told by their own names. */
function compareParts({ before, after }: Sides<Block>, standing: Standing): Told[] {
  const schema = branchesOf(blockSchema())?.get(after.type) ?? {}
  return pairKeys({ before, after }).flatMap(({ key, ...sides }) => {
    const next = step(standing, key)
    if (key === 'fallback') return compareFallbacks(sides, next, keySchema(schema, key))
    const inner = key === 'settings' ? { ...next, label: '' } : next
    return compareValues(sides, keySchema(schema, key) ?? {}, inner)
  })
}

/** What stands where the type of a block is unknown. */
function compareFallbacks(
  sides: Sides<unknown>,
  standing: Standing,
  schema: Schema | undefined,
): Told[] {
  const [before, after] = [sides.before, sides.after].map(readType)
  if (before === after) return compareValues(sides, schema ?? {}, standing)
  return [turnOf({ before, after }, { ...standing, label: 'what stands in for it' })]
}

function readType(block: unknown): string | undefined {
  return typeof block === 'object' && block !== null && 'type' in block
    ? String(block.type)
    : undefined
}

function step({ path, about }: Standing, key: string): Standing {
  return { path: [...path, key], about, label: wordsOf(key) }
}

function blockSchema(): Schema {
  const within = (schema: Schema, key: string): Schema =>
    followSchema(keySchema(followSchema(schema).schema, key) ?? {}).schema
  const page = within(within(merchantSchema.schema, 'pages'), 'home')
  const { additionalProperties } = within(page, 'blocks')
  return typeof additionalProperties === 'object' ? followSchema(additionalProperties).schema : {}
}

/**
 * How blocks of a page are called: by the words of their type where the id is a short form of it
 * and no other block has the type, else by the words of their id.
 */
function nameBlocks({ before, after }: Sides<Page>): Scene['nameOf'] {
  const blocks = { ...before.blocks, ...after.blocks }
  const types = Object.values(blocks).map((block) => block?.type)
  return (id) => {
    const type = Object.hasOwn(blocks, id) ? blocks[id]?.type : undefined
    const alone = types.filter((other) => other === type).length === 1
    const stem = id.replace(/s$/, '')
    return wordsOf(type !== undefined && alone && type.includes(stem) ? type : id)
  }
}
