import { applyMoves, type BlockMove } from '../../core/config/apply-moves.ts'
import type { Edit, Json } from '../../core/config/edit/edit.ts'
import { sameValue } from '../../core/contract/same-value.ts'
import type { Values } from '../state/values.ts'
import { writeOrder } from './order.ts'
import { readOrder, readOwnMoves, readOwnOrder } from './read-pages.ts'

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
  const moves = readOwnMoves(values, page)
  if (readOwnOrder(values, page) && moves.length === 0)
    return [setOrder(values, { page, id }, wanted)]
  const move = findMove({ id, order, moves, wanted })
  if (move) return [setMove(page, move)]
  const moved = new Set([...moves.map((one) => one.id), id])
  // Where every block has a move, no block is left to be beside.
  if (wanted.every((other) => moved.has(other)))
    return [
      { path: ['pages', page, 'moves'], remove: true },
      { path: ['pages', page, 'order'], value: [...wanted] },
    ]
  return moveAll(wanted, moved).map((one) => setMove(page, one))
}

function setMove(page: string, { id, side, beside }: BlockMove): Edit {
  return { path: ['pages', page, 'moves', id], value: { [side]: beside } }
}

interface WantedOrder {
  /** The id of the block that moves. */
  readonly id: string
  readonly order: readonly string[]
  readonly moves: readonly BlockMove[]
  readonly wanted: readonly string[]
}

/** Returns the move that makes an order into the wanted one; undefined if none does, because other blocks would follow. */
function findMove({ id, order, moves, wanted }: WantedOrder): BlockMove | undefined {
  const at = wanted.indexOf(id)
  const places = [
    { side: 'before', beside: wanted[at + 1] },
    { side: 'after', beside: wanted[at - 1] },
  ] as const
  for (const { side, beside } of places) {
    if (beside === undefined) continue
    const move: BlockMove = { id, side, beside }
    const isOwn = moves.some((one) => one.id === id)
    const next = isOwn ? moves.map((one) => (one.id === id ? move : one)) : [...moves, move]
    const result = applyMoves(order, next)
    if (result.lost.length === 0 && sameValue(result.order, wanted)) return move
  }
  return undefined
}

/** Returns moves that place each of some blocks below the one that is above it in the wanted order. */
function moveAll(wanted: readonly string[], moved: ReadonlySet<string>): BlockMove[] {
  const first = wanted.find((id) => !moved.has(id))
  return wanted.flatMap((id, at): BlockMove[] => {
    const above = wanted[at - 1]
    if (!moved.has(id)) return []
    if (above !== undefined) return [{ id, side: 'after', beside: above }]
    return first === undefined ? [] : [{ id, side: 'before', beside: first }]
  })
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
  const isMoved = readOwnMoves(values, page).some((move) => move.id === id)
  const order: Edit[] = [
    ...(at < 0 ? [] : [{ path: ['pages', page, 'order'], drop: at }]),
    ...(isMoved ? [{ path: ['pages', page, 'moves', id], remove: true } as const] : []),
  ]
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
