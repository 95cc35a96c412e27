import type { Condition } from '../../contract/generated/config.ts'
import { readGuardFlag } from '../../contract/own-pages.ts'
import type { PlanInput } from '../plan-page.ts'

/**
 * Adds the flag of a page's routes, or of an own page, to the conditions of its blocks, because nobody sees a block
 * of a page that is closed. Returns the same page if one of its routes has no flag.
 */
export function requirePageFlag<P extends PlanInput['page']>(page: P, pageId: string): P {
  const flag = readGuardFlag(pageId, { [pageId]: page })
  if (flag === undefined) return page
  const blocks = Object.entries(page.blocks ?? {}).flatMap(([id, block]) =>
    block ? [[id, { ...block, when: withFlag(flag, block.when) }] as const] : [],
  )
  return { ...page, blocks: Object.fromEntries(blocks) }
}

function withFlag(flag: string, when: Condition | undefined): Condition {
  return when ? { all: [{ flag }, when] } : { flag }
}
