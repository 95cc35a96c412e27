import type { Edit, Json } from '../../core/config/edit/edit.ts'
import type { Values } from '../state/values.ts'
import { writeOrder } from './order.ts'
import { readOrder, readOwnOrder } from './read-pages.ts'

/** A block by its page and its id. */
export interface BlockPlace {
  readonly page: string
  readonly id: string
}

/** A block at another place among the blocks that are placed; none where it is there already. */
export function moveBlock(values: Values, { page, id }: BlockPlace, to: number): Edit[] {
  const order = readOrder(values, page)
  const from = order.indexOf(id)
  if (from === to || to < 0 || to >= order.length) return []
  const wanted = order.filter((other) => other !== id).toSpliced(to, 0, id)
  return [setOrder(values, { page, id }, wanted)]
}

/** A new block of a type below the others; its id is made from the type. */
export function addBlock(
  values: Values,
  page: string,
  type: string,
): { readonly id: string; readonly edits: Edit[] } {
  const order = readOrder(values, page)
  const isTaken = (id: string): boolean =>
    order.includes(id) || values.shown(['pages', page, 'blocks', id]) !== undefined
  let id = type
  for (let count = 2; isTaken(id); count++) id = `${type}-${count}`
  return {
    id,
    edits: [
      { path: ['pages', page, 'blocks', id], value: { type } },
      setOrder(values, { page, id }, [...order, id]),
    ],
  }
}

/** Puts a block that is in no order below the others. */
export function placeBlock(values: Values, { page, id }: BlockPlace): Edit[] {
  return [setOrder(values, { page, id }, [...readOrder(values, page), id])]
}

/** Takes a block out: an own one goes, an inherited one is removed by name. */
export function removeBlock(values: Values, { page, id }: BlockPlace): Edit[] {
  const path = ['pages', page, 'blocks', id]
  const isInherited = values.chain(path).some(({ file }) => file !== values.file)
  const at = readOwnOrder(values, page)?.indexOf(id) ?? -1
  const order: Edit[] = at < 0 ? [] : [{ path: ['pages', page, 'order'], drop: at }]
  const removal: Json = { $remove: true }
  return [...order, isInherited ? { path, value: removal } : { path, remove: true }]
}

/**
 * Returns the edits that restore an inherited block, at its inherited place if "*" covers it, else below
 * the others.
 */
export function restoreBlock(values: Values, { page, id }: BlockPlace): Edit[] {
  const back: Edit = { path: ['pages', page, 'blocks', id], remove: true }
  const own = readOwnOrder(values, page)
  if (!own || own.includes('*')) return [back]
  return [back, { path: ['pages', page, 'order'], insert: id, at: own.length }]
}

function setOrder(values: Values, { page, id }: BlockPlace, wanted: readonly string[]): Edit {
  const value = [...writeOrder(readOwnOrder(values, page), wanted, id)]
  return { path: ['pages', page, 'order'], value }
}
