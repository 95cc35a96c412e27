import { leavesOf } from '../contract/condition.ts'
import type { Condition, Fallback } from '../contract/generated/config.ts'
import { createFinding, type Finding } from './finding.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { satisfy } from './satisfy.ts'
import { type MapTree, nearestSpan, treeAt } from './tree.ts'

/** The page where a guest looks for registration. */
const page = 'login'
/** The budget of a search; a page whose conditions are too large to decide counts as whole. */
const steps = 20_000

/** Reports a login page whose ways into registration all depend on flags of other features. */
export function checkRegisterWays(
  { pages, languages }: ResolvedMerchant,
  tree: MapTree,
): Finding[] {
  const { order, blocks } = pages[page]
  const ways = order.flatMap((id) => {
    const block = blocks[id]
    return block && isRegisterWay(block) ? [{ id, when: block.when }] : []
  })
  const [way] = ways
  const flag = ways.map(({ when }) => findFlag(when)).find((name) => name !== undefined)
  if (!way || flag === undefined || ways.some(({ when }) => when === undefined)) return []
  const hidden = satisfy(
    [
      { condition: { session: 'guest' }, holds: true },
      { condition: { flag: ownFlag }, holds: true },
      ...ways.flatMap(({ when }) => (when ? [{ condition: when, holds: false }] : [])),
    ],
    { languages: languages.supported, steps: { left: steps } },
  )
  if (hidden === undefined || hidden === 'unsure') return []
  const block = ['pages', page, 'blocks', way.id]
  const when = [...block, 'when']
  const path = treeAt(tree, when)?.source === tree.source ? when : block
  return [
    createFinding(
      'registration-way-hidden',
      { span: nearestSpan(tree, path), path },
      { page, block: way.id, flag },
    ),
  ]
}

/** The flag of registration, under which alone a way into it may depend. */
const ownFlag = 'REG3'

function findFlag(when: Condition | undefined): string | undefined {
  const leaf = when && leavesOf(when).find(({ kind, name }) => kind === 'flag' && name !== ownFlag)
  return leaf?.name
}

/** Returns true for a block with a link to registration. */
function isRegisterWay(block: Fallback): boolean {
  switch (block.type) {
    case 'login-form':
      return block.settings?.['join'] !== false
    case 'trial-play':
      return block.variant === 'pair'
    case 'social-login':
      return block.settings?.['other'] === 'join'
    default:
      return false
  }
}
