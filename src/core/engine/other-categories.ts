import { type Category, categories } from '../contract/categories.ts'
import type { Page } from '../contract/generated/config.ts'
import { orderIds } from './order-ids.ts'

type Blocks = Page['blocks'] & object

const allCategories = Object.keys(categories) as Category[] // the keys of a closed record

/**
 * Returns the categories that no block of a page names. A block with a condition counts: a category
 * that the merchant hides from some players must not appear to them in another block.
 */
export function otherCategories(
  page: Pick<Page, 'order' | 'blocks'>,
  except: readonly Category[] = [],
): readonly Category[] {
  const blocks = page.blocks ?? {}
  const placed = orderIds(page.order ?? ['*'], Object.keys(blocks))
  const named = new Set([...placed.flatMap((id) => namedBy(blocks[id])), ...except])
  return allCategories.filter((category) => !named.has(category))
}

function namedBy(block: Blocks[string]): readonly Category[] {
  switch (block?.type) {
    case 'vendor-section': {
      const { category, alike = [] } = block.settings ?? {}
      return category === undefined || category === '*' ? alike : [category, ...alike]
    }
    case 'game-list':
      return block.settings?.types ?? allCategories
    case 'lotteries': {
      const { mode = 'Lott', modes = ['Lott', 'Elott'] } = block.settings ?? {}
      const lists = block.variant === 'groups' ? modes : [mode]
      return lists.map((list) => (list === 'Elott' ? 'ELOTT' : 'LOTT'))
    }
    default:
      return []
  }
}
