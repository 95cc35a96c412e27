import { applyMoves, type BlockMove } from './apply-moves.ts'
import { isRemoval } from './check-shape.ts'
import { createFinding, type Finding, renameFix } from './finding.ts'
import { findNearest } from './nearest.ts'
import {
  childOf,
  type LeafTree,
  type ListTree,
  type MapTree,
  stringAt,
  type Tree,
  textsOf,
  treeAt,
  withTreeAt,
} from './tree.ts'

export interface OrderLayers {
  readonly merged: MapTree
  readonly own: MapTree
  readonly inherited: MapTree | undefined
  readonly report: (finding: Finding) => void
}

/**
 * Replaces "*" in the orders of a merged tree by the inherited ids, removes the ids of blocks that do not exist, and
 * applies the moves of pages, which the tree has no more afterwards.
 */
export function resolveOrders(layers: OrderLayers): MapTree {
  let tree = resolveRegistration(layers)
  const pages = childOf(tree, 'pages')
  if (pages?.kind !== 'map') return tree
  // The parent has resolved the pages that this layer does not touch.
  const touched = layers.inherited ? childOf(layers.own, 'pages') : pages
  if (touched?.kind !== 'map') return tree
  for (const page of touched.entries.keys())
    if (pages.entries.has(page)) tree = resolvePage(tree, page, layers)
  return tree
}

function resolvePage(
  tree: MapTree,
  page: string,
  { own, inherited, report }: OrderLayers,
): MapTree {
  const at = ['pages', page, 'order']
  const order = treeAt(tree, at)
  const blocks = treeAt(tree, ['pages', page, 'blocks'])
  const map =
    blocks?.kind === 'map' ? blocks.entries : new Map<string, { key: Tree; value: Tree }>()
  const typed = treeAt(own, at)
  if (order && order.kind !== 'list') return tree
  const before = inherited ? treeAt(inherited, at) : undefined
  const rest = before ? leavesOf(before) : [...map].map(([id, { key }]) => leaf(id, key))
  const expanded = typed && order ? expand(order, rest) : leavesOf(order)
  if (typed) reportUnknownIds(typed, { page, known: map, report })
  const listed = expanded.filter((item) => map.has(String(item.value)))
  const moves = treeAt(tree, ['pages', page, 'moves'])
  const kept = moveBlocks(listed, moves, { page, known: map, report })
  const ids = new Set(kept.map((item) => String(item.value)))
  reportNeverOrdered(own, { page, ids, report })
  // Whoever inherits the page inherits the order that the moves made.
  const moved = moves ? withTreeAt(tree, ['pages', page, 'moves'], undefined) : tree
  return order ? withTreeAt(moved, at, { ...order, items: kept }) : moved
}

/**
 * Resolves the order of the registration form. A "*" that no layer below names fields for stays, because
 * the gateway's settings order those fields; fields that a layer removes are listed under "removed".
 */
function resolveRegistration({ merged, own, inherited }: OrderLayers): MapTree {
  if (!treeAt(own, ['registration'])) return merged
  const at = ['registration', 'order']
  const order = treeAt(merged, at)
  const typed = treeAt(own, at)
  const before = inherited ? treeAt(inherited, at) : undefined
  const tree =
    typed && before && order?.kind === 'list'
      ? withTreeAt(merged, at, { ...order, items: expand(order, leavesOf(before)) })
      : merged
  return resolveRemovedFields(tree, { own, inherited, named: textsOf(typed) })
}

/** Lists the fields that a layer or its parents remove; a layer that sets or orders a removed field restores it. */
function resolveRemovedFields(
  tree: MapTree,
  {
    own,
    inherited,
    named,
  }: Pick<OrderLayers, 'own' | 'inherited'> & { named: readonly { readonly text: string }[] },
): MapTree {
  const at = ['registration', 'removed']
  const fields = treeAt(own, ['registration', 'fields'])
  const typed = fields?.kind === 'map' ? [...fields.entries] : []
  const restored = new Set([...typed.map(([name]) => name), ...named.map(({ text }) => text)])
  const removed = [
    ...leavesOf(inherited && treeAt(inherited, at)).filter(
      ({ value }) => !restored.has(String(value)),
    ),
    ...typed.flatMap(([name, { key, value }]) => (isRemoval(value) ? [leaf(name, key)] : [])),
  ]
  const { source, start, end } = fields ?? own
  const list = { kind: 'list', items: removed, source, start, end } as const
  return withTreeAt(tree, at, removed.length > 0 ? list : undefined)
}

function expand(order: ListTree, rest: readonly LeafTree[]): LeafTree[] {
  const named = new Set(textsOf(order).map(({ text }) => text))
  named.delete('*')
  return leavesOf(order).flatMap((item) =>
    item.value === '*' ? rest.filter(({ value }) => !named.has(String(value))) : [item],
  )
}

function leavesOf(tree: Tree | undefined): LeafTree[] {
  return tree?.kind === 'list' ? tree.items.filter((item) => item.kind === 'leaf') : []
}

function leaf(
  value: string,
  { source, start, end }: Pick<Tree, 'source' | 'start' | 'end'>,
): LeafTree {
  return { kind: 'leaf', value, source, start, end }
}

interface PageScope {
  readonly page: string
  readonly report: (finding: Finding) => void
}

interface MoveScope extends PageScope {
  /** The blocks of the page by id. */
  readonly known: ReadonlyMap<string, unknown>
}

/** Moves single blocks of an order, and reports the moves that have no effect. */
function moveBlocks(order: LeafTree[], moves: Tree | undefined, scope: MoveScope): LeafTree[] {
  if (moves?.kind !== 'map') return order
  const items = new Map(order.map((item) => [String(item.value), item]))
  const typed = readMoves(moves)
  const possible = typed.filter(({ id }) => scope.known.has(id))
  const moved = applyMoves([...items.keys()], possible)
  for (const move of typed)
    if (!possible.includes(move) || moved.lost.includes(move))
      reportLostMove(move, { ...scope, placed: moved.order })
  return moved.order.flatMap((id) => {
    const item = items.get(id) ?? typed.find((move) => move.id === id)?.item
    return item ? [item] : []
  })
}

interface TypedMove extends BlockMove {
  /** Its id as an entry of the order. */
  readonly item: LeafTree
  /** The id of the block that it is beside, as typed. */
  readonly target: Tree
}

/** Reads the moves that have a place; the check of the shape reports others. */
function readMoves(moves: MapTree): TypedMove[] {
  return [...moves.entries].flatMap(([id, { key, value }]) =>
    (['before', 'after'] as const).flatMap((side) => {
      const target = childOf(value, side)
      const beside = stringAt(target, [])
      if (!target || beside === undefined) return []
      return [{ id, side, beside, item: leaf(id, key), target }]
    }),
  )
}

function reportLostMove(
  { id, beside, item, target }: TypedMove,
  { page, known, placed, report }: MoveScope & { readonly placed: readonly string[] },
): void {
  const why = known.has(id) ? (placed.includes(beside) ? 'circle' : 'absent') : 'unknown'
  const [span, wrong] = why === 'unknown' ? [item, id] : [target, beside]
  const names = { unknown: [...known.keys()], absent: placed, circle: [] }[why]
  const nearest = findNearest(wrong, names)
  report(
    createFinding(
      'lost-move',
      { span, path: ['pages', page, 'moves', id], fix: renameFix(span, nearest.safe) },
      { id, wrong, page, why, nearest: nearest.name },
    ),
  )
}

function reportUnknownIds(
  typed: Tree,
  { page, known, report }: PageScope & { known: ReadonlyMap<string, unknown> },
): void {
  const listed = new Set(textsOf(typed).map(({ text }) => text))
  if (typed.kind !== 'list') return
  typed.items.forEach((item, index) => {
    if (item.kind !== 'leaf' || typeof item.value !== 'string') return
    const id = item.value
    if (id === '*' || known.has(id)) return
    const nearest = findNearest(id, known, listed)
    report(
      createFinding(
        'order-unknown-id',
        { span: item, path: ['pages', page, 'order', index], fix: renameFix(item, nearest.safe) },
        { id, page, nearest: nearest.name },
      ),
    )
  })
}

function reportNeverOrdered(
  own: MapTree,
  { page, ids, report }: PageScope & { ids: ReadonlySet<string> },
): void {
  const blocks = treeAt(own, ['pages', page, 'blocks'])
  if (blocks?.kind !== 'map') return
  for (const [id, { key, value }] of blocks.entries) {
    if (id === '$replace' || ids.has(id) || childOf(value, '$remove')) continue
    report(
      createFinding(
        'never-ordered',
        { span: key, path: ['pages', page, 'blocks', id] },
        { id, page },
      ),
    )
  }
}
