import type { MediaKind } from './check-at-rule.ts'
import { type CssNode, childrenOf, type Declaration, nameOf } from './css.ts'
import { type LookScope, reportAt } from './look-scope.ts'

interface Moving {
  readonly property: string
  readonly selector: string
  readonly media: MediaKind
}

export interface MotionCheck {
  readonly add: (node: Declaration, moving: Moving) => void
  /** Reports what moves for players who asked for less motion. */
  readonly finish: () => void
}

const motion = /^(transition|animation)(-property|-name|-duration)?$/

/** Creates the check that everything that moves has a form without motion. */
export function createMotionCheck(scope: LookScope): MotionCheck {
  const still = new Set<string>()
  const moving: { readonly node: Declaration; readonly moved: Moving; readonly key: string }[] = []
  return {
    add: (node, moved) => {
      const [, kind] = motion.exec(moved.property) ?? []
      if (kind === undefined || moved.media === 'moving') return
      const key = `${kind} ${moved.selector}`
      if (isStill(node)) {
        if (moved.media === 'still') still.add(key)
      } else moving.push({ node, moved, key })
    },
    finish: () => {
      for (const { node, moved, key } of moving) {
        if (moved.media !== 'still' && still.has(key)) continue
        const { property, selector } = moved
        reportAt(scope, node, { code: 'look-motion', values: { property, selector } })
      }
    },
  }
}

/** Returns true for a value without motion. */
function isStill({ value }: Declaration): boolean {
  if (value.type !== 'Value') return false
  return childrenOf(value).every((node) => isNone(node) || isZero(node) || node.type === 'Operator')
}

function isNone(node: CssNode): boolean {
  return node.type === 'Identifier' && nameOf(node.name) === 'none'
}

function isZero(node: CssNode): boolean {
  return node.type === 'Dimension' && Number(node.value) === 0
}
