import { createFinding, type Finding } from './finding.ts'
import { sameTree } from './merge-layer.ts'
import {
  childOf,
  type MapTree,
  nearestSpan,
  stringAt,
  textsOf,
  treeAt,
  withTreeAt,
} from './tree.ts'

/** A value that no later layer may change. */
export interface Final {
  readonly keys: readonly string[]
  readonly layer: string
  readonly reason: string
}

export interface FinalLayers {
  readonly inherited: MapTree
  readonly own: MapTree
  readonly report: (finding: Finding) => void
}

/** Restores every final value of a merged tree to the inherited one, and reports each attempt to change it. */
export function keepFinals(
  merged: MapTree,
  finals: readonly Final[],
  layers: FinalLayers,
): MapTree {
  return finals.reduce((tree, final) => {
    const ordered = isOrder(final)
      ? keepValue(tree, { ...final, keys: [...final.keys.slice(0, -1), 'moves'] }, layers)
      : tree
    const whole = keepValue(ordered, final, layers)
    const block = blockOf(final)
    if (!block) return whole
    return keepValue(whole, { ...final, keys: [...block, 'when'] }, layers)
  }, merged)
}

/** Restores the blocks of final values to the order of their page, and reports their removal. */
export function keepOrders(
  merged: MapTree,
  finals: readonly Final[],
  layers: FinalLayers,
): MapTree {
  return finals.reduce((tree, final) => {
    const block = blockOf(final)
    if (!block) return tree
    const [, page = '', , id = ''] = block
    const at = ['pages', page, 'order']
    const before = textsOf(treeAt(layers.inherited, at)).some(({ text }) => text === id)
    const order = treeAt(tree, at)
    if (!before || order?.kind !== 'list' || textsOf(order).some(({ text }) => text === id))
      return tree
    const { source, start, end } = nearestSpan(layers.own, at)
    reportFinal({ ...final, keys: at }, layers)
    const leaf = { kind: 'leaf', value: id, source, start, end } as const
    return withTreeAt(tree, at, { ...order, items: [...order.items, leaf] })
  }, merged)
}

function keepValue(tree: MapTree, final: Final, layers: FinalLayers): MapTree {
  const before = treeAt(layers.inherited, final.keys)
  if (sameTree(before, treeAt(tree, final.keys))) return tree
  reportFinal(final, layers)
  return withTreeAt(tree, final.keys, before)
}

function reportFinal({ keys, layer, reason }: Final, { own, report }: FinalLayers): void {
  report(
    createFinding(
      'final-override',
      { span: nearestSpan(own, keys), path: keys },
      { path: keys.join('.'), layer, reason: /[.!?]$/.test(reason) ? reason : `${reason}.` },
    ),
  )
}

/** Returns true if a final value is the order of a page, which a move would change too. */
function isOrder({ keys }: Final): boolean {
  return keys[0] === 'pages' && keys[2] === 'order' && keys.length === 3
}

/** Returns the path of the block that contains a final value; undefined outside of blocks. */
function blockOf({ keys }: Final): readonly string[] | undefined {
  return keys[0] === 'pages' && keys[2] === 'blocks' && keys.length >= 4
    ? keys.slice(0, 4)
    : undefined
}

/** Reads the values that a layer declares final, and reports paths without a value. */
export function readFinals(
  own: MapTree,
  merged: MapTree,
  report: (finding: Finding) => void,
): Final[] {
  const finals = childOf(own, '$final')
  if (finals?.kind !== 'map') return []
  return [...finals.entries].flatMap(([path, { key, value }]) => {
    const keys = path.split('.')
    const reason = stringAt(value, [])
    if (reason === undefined) return []
    if (treeAt(merged, keys)) return [{ keys, reason, layer: stringAt(own, ['code']) ?? '' }]
    const details = { span: key, path: ['$final', path] }
    report(createFinding('missing-setting', details, { owner: 'The merchant', key: path }))
    return []
  })
}
