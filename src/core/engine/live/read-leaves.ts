import { type Collected, collect } from '../../config/collect.ts'
import { stringAt } from '../../config/tree.ts'
import type { LiveContext } from './live-context.ts'

export interface NamedLeaf {
  readonly name: string
  readonly at: Collected
}

/** Lists the tests of flags or templates in the conditions of a merchant, with their places. */
export function readLeaves(tree: LiveContext['tree'], kind: 'flag' | 'template'): NamedLeaf[] {
  return collect(tree).flatMap((found) =>
    found.name === 'Condition' ? visitCondition(found, kind) : [],
  )
}

function visitCondition({ tree, path }: Collected, kind: string): NamedLeaf[] {
  if (tree.kind === 'list')
    return tree.items.flatMap((item, index) =>
      visitCondition({ tree: item, path: [...path, index] }, kind),
    )
  if (tree.kind !== 'map') return []
  return [...tree.entries].flatMap(([key, { value }]) => {
    const at = { tree: value, path: [...path, key] }
    const name = key === kind ? stringAt(value, []) : undefined
    return name === undefined ? visitCondition(at, kind) : [{ name, at }]
  })
}
