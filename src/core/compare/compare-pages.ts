import { listBlockSchemas } from '../config/block-schemas.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import { followSchema, keySchema, merchantSchema, type Schema } from '../config/schema-registry.ts'
import { type BlockPageId, isOwnPageId } from '../contract/own-pages.ts'
import type { Sides, UnplacedChange } from './change.ts'
import { compareOrders } from './compare-orders.ts'
import {
  type ChangeSubject,
  compareValues,
  createChangeHead,
  describeChange,
} from './compare-values.ts'
import { formatKey } from './format-value.ts'
import { pairKeys } from './pair-keys.ts'

type Pages = ResolvedMerchant['pages']
type Page = NonNullable<Pages[BlockPageId]>
type Block = NonNullable<Page['blocks'][string]>

/** Compares the blocks of pages. The changes follow the order of the pages in the schema. */
export function comparePages({ before, after }: Sides<Pages>): UnplacedChange[] {
  // The keys of the resolved pages are the page ids of the schema.
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])] as BlockPageId[]
  return ids.flatMap((page) =>
    comparePage(page, { before: before[page] ?? emptyPage, after: after[page] ?? emptyPage }),
  )
}

const emptyPage: Page = { order: [], blocks: {} }

function comparePage(page: BlockPageId, sides: Sides<Page>): UnplacedChange[] {
  const comparison = { page, sides, nameOf: nameBlocks(sides) }
  const { before, after } = sides
  const ids = [...new Set([...Object.keys(before.blocks), ...Object.keys(after.blocks)])]
  return [
    ...compareEntrances(page, sides),
    ...comparePositions(comparison),
    ...ids.flatMap((id) => compareBlock(id, comparison)),
  ]
}

/** Compares what an own page says beside its blocks: its path, its title and who may enter. */
function compareEntrances(page: BlockPageId, { before, after }: Sides<Page>): UnplacedChange[] {
  if (!isOwnPageId(page)) return []
  const subject: ChangeSubject = { path: ['pages', page], about: page, label: '' }
  const isAdded = before === emptyPage
  if (isAdded || after === emptyPage) {
    const [was, is] = [before, after].map((side) => ('path' in side ? side.path : ''))
    const words = isAdded ? `added at ${is}` : `removed from ${was}`
    const head = createChangeHead(isAdded ? 'added' : 'removed', { before, after }, subject)
    return [{ ...head, sentence: `${page}: ${words}` }]
  }
  const { schema } = followSchema(keySchema(pagesSchema(), page) ?? {})
  return pairKeys({ before, after })
    .filter(({ key }) => key !== 'order' && key !== 'blocks')
    .flatMap(({ key, ...sides }) =>
      compareValues(sides, keySchema(schema, key) ?? {}, step(subject, key)),
    )
}

interface PageComparison {
  readonly page: BlockPageId
  readonly sides: Sides<Page>
  readonly nameOf: (id: string) => string
}

/** Compares the order of a page. */
function comparePositions({ page, sides, nameOf }: PageComparison): UnplacedChange[] {
  const { before, after } = sides
  const { added, removed, moved } = compareOrders(before.order, after.order)
  const orders = { before: before.order, after: after.order }
  const make = (
    kind: UnplacedChange['kind'],
    words: string,
    path: readonly string[],
  ): UnplacedChange => ({
    ...createChangeHead(kind, orders, { path, about: page, label: '' }),
    sentence: `${page}: ${words}`,
  })
  const at = ['pages', page, 'order']
  return [
    ...removed
      .filter((id) => Object.hasOwn(after.blocks, id))
      .map((id) =>
        make('removed', `${nameOf(id)} is no longer in the order, so it is not shown`, at),
      ),
    ...added
      .filter((id) => Object.hasOwn(before.blocks, id))
      .map((id) =>
        make('added', `${nameOf(id)} placed ${positionIn(after.order, id, nameOf)}`, at),
      ),
    ...moved.map(({ id, side, of }) =>
      make('moved', `${nameOf(id)} moved ${side} ${nameOf(of)}`, at),
    ),
  ]
}

function positionIn(
  order: readonly string[],
  id: string,
  nameOf: PageComparison['nameOf'],
): string {
  const previous = order[order.indexOf(id) - 1]
  return previous === undefined ? 'at the top' : `below ${nameOf(previous)}`
}

function compareBlock(id: string, { page, sides, nameOf }: PageComparison): UnplacedChange[] {
  const [before, after] = [sides.before.blocks[id], sides.after.blocks[id]]
  const path = ['pages', page, 'blocks', id]
  const subject: ChangeSubject = { path, about: `${page}: ${nameOf(id)}`, label: '' }
  if (!before || !after) {
    const order = sides.after.order
    const position = order.includes(id)
      ? positionIn(order, id, nameOf)
      : 'but missing in the order, so it is not shown'
    const words = after ? `added ${formatKind(after)}${position}` : 'removed'
    const head = createChangeHead(after ? 'added' : 'removed', { before, after }, subject)
    return [{ ...head, sentence: `${subject.about} ${words}` }]
  }
  if (before.type !== after.type)
    return [describeChange({ before: before.type, after: after.type }, step(subject, 'type'))]
  return compareParts({ before, after }, subject)
}

function formatKind({ type, variant }: Block): string {
  return `(${[type, variant].filter(Boolean).join(', ')}) `
}

/** Compares the keys of a block whose type did not change. Settings are described by their own names. */
function compareParts({ before, after }: Sides<Block>, subject: ChangeSubject): UnplacedChange[] {
  const schema = listBlockSchemas().get(after.type) ?? {}
  return pairKeys({ before, after }).flatMap(({ key, ...sides }) => {
    const next = step(subject, key)
    if (key === 'fallback') return compareFallbacks(sides, next, keySchema(schema, key))
    const inner = key === 'settings' ? { ...next, label: '' } : next
    return compareValues(sides, keySchema(schema, key) ?? {}, inner)
  })
}

/** Compares the fallback of a block. */
function compareFallbacks(
  sides: Sides<unknown>,
  subject: ChangeSubject,
  schema: Schema | undefined,
): UnplacedChange[] {
  const [before, after] = [sides.before, sides.after].map(readType)
  if (before === after) return compareValues(sides, schema ?? {}, subject)
  return [describeChange({ before, after }, { ...subject, label: 'fallback' })]
}

function readType(block: unknown): string | undefined {
  return typeof block === 'object' && block !== null && 'type' in block
    ? String(block.type)
    : undefined
}

function step({ path, about }: ChangeSubject, key: string): ChangeSubject {
  return { path: [...path, key], about, label: formatKey(key) }
}

function pagesSchema(): Schema {
  return within(merchantSchema.schema, 'pages')
}

function within(schema: Schema, key: string): Schema {
  return followSchema(keySchema(followSchema(schema).schema, key) ?? {}).schema
}

/**
 * Returns a function that names the blocks of a page: by the type if the id is a short form of it and no
 * other block has that type, otherwise by the id.
 */
function nameBlocks({ before, after }: Sides<Page>): PageComparison['nameOf'] {
  const blocks = { ...before.blocks, ...after.blocks }
  const types = Object.values(blocks).map((block) => block?.type)
  return (id) => {
    const type = Object.hasOwn(blocks, id) ? blocks[id]?.type : undefined
    const isUnique = types.filter((other) => other === type).length === 1
    const stem = id.replace(/s$/, '')
    return formatKey(type !== undefined && isUnique && type.includes(stem) ? type : id)
  }
}
