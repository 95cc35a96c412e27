import { applyMoves, type BlockMove } from '../../core/config/apply-moves.ts'
import { isList, isMap, type Json } from '../../core/config/edit/edit.ts'
import { isOwnPageId } from '../../core/contract/own-pages.ts'
import { pageIds } from '../../core/contract/pages.ts'
import type { Values } from '../state/values.ts'
import { expandOrder } from './order.ts'

/** A block in the tree of a page. */
export interface BlockRow {
  readonly id: string
  /** Absent if neither this file nor the resolved merchant has it. */
  readonly type: string | undefined
  /** True if this merchant sets any part of it. */
  readonly isOwn: boolean
  readonly hasCondition: boolean
  /** `unplaced` is in no order; `removed` is what this merchant took out of what it inherits. */
  readonly state: 'placed' | 'unplaced' | 'removed'
}

export interface PageRow {
  readonly page: string
  readonly isOwn: boolean
  readonly blocks: readonly BlockRow[]
}

/** The pages that are assembled from blocks, the merchant's own ones last, each with its blocks from top to bottom. */
export function readPages(values: Values): PageRow[] {
  const typed = [values.resolved(['pages']), values.own(['pages'])].flatMap(keysOf)
  const own = [...new Set(typed)].filter(isOwnPageId)
  return [...pageIds, ...own].map((page) => ({
    page,
    isOwn: values.own(['pages', page]) !== undefined,
    blocks: readBlocks(values, page),
  }))
}

export function readBlocks(values: Values, page: string): BlockRow[] {
  const at = ['pages', page, 'blocks']
  const own = keysOf(values.own(at))
  const isRemoved = (id: string): boolean => {
    const typed = values.own([...at, id])
    return isMap(typed) && typed['$remove'] === true
  }
  const resolved = keysOf(values.resolved(at))
  const known = [...new Set([...resolved, ...own])].filter((id) => !isRemoved(id))
  const order = readOrder(values, page).filter((id) => known.includes(id))
  const row =
    (state: BlockRow['state']) =>
    (id: string): BlockRow => {
      const block = (key: string): Json | undefined => values.shown([...at, id, key])
      const type = block('type') ?? lastType(values, [...at, id])
      return {
        id,
        type: typeof type === 'string' ? type : undefined,
        isOwn: own.includes(id),
        hasCondition: isMap(block('when')),
        state,
      }
    }
  return [
    ...order.map(row('placed')),
    ...known.filter((id) => !order.includes(id)).map(row('unplaced')),
    ...own.filter(isRemoved).map(row('removed')),
  ]
}

/** Returns the ids of a page's order as it is typed now. */
export function readOrder(values: Values, page: string): readonly string[] {
  const at = ['pages', page, 'order']
  const listed = expandOrder(textsOf(values.own(at)), textsOf(values.resolved(at)) ?? [])
  return applyMoves(listed, readOwnMoves(values, page)).order
}

/** Returns the moves of a page that this merchant types. */
export function readOwnMoves(values: Values, page: string): readonly BlockMove[] {
  const typed = values.own(['pages', page, 'moves'])
  if (!isMap(typed)) return []
  return Object.entries(typed).flatMap(([id, place]) =>
    (['before', 'after'] as const).flatMap((side) => {
      const beside = isMap(place) ? place[side] : undefined
      return typeof beside === 'string' ? [{ id, side, beside }] : []
    }),
  )
}

export function readOwnOrder(values: Values, page: string): readonly string[] | undefined {
  return textsOf(values.own(['pages', page, 'order']))
}

/** Of a removed block, what was removed says what it was. */
function lastType(values: Values, path: readonly string[]): unknown {
  const { value } =
    values.chain(path).findLast(({ value }) => isMap(value) && 'type' in value) ?? {}
  return isMap(value) ? value['type'] : undefined
}

function textsOf(value: Json | undefined): readonly string[] | undefined {
  return isList(value) ? value.map(String) : undefined
}

function keysOf(value: Json | undefined): string[] {
  return isMap(value) ? Object.keys(value).filter((key) => !key.startsWith('$')) : []
}
