import { type Category, categories } from '../contract/categories.ts'
import type { SkinPage } from '../contract/skin.ts'
import { orderIds } from './order-ids.ts'

const allCategories = Object.keys(categories) as Category[] // the keys of a closed record

/**
 * Returns the categories that no block of a page names. A block with a condition counts: a category
 * that the merchant hides from some players must not appear to them in another block.
 */
export function otherCategories(
  { order, blocks }: Pick<SkinPage, 'order' | 'blocks'>,
  except: readonly Category[],
): readonly Category[] {
  const placed = orderIds(order, Object.keys(blocks))
  const named = new Set([...placed.flatMap((id) => namedBy(blocks[id])), ...except])
  return allCategories.filter((category) => !named.has(category))
}

function namedBy(block: SkinPage['blocks'][string]): readonly Category[] {
  switch (block?.type) {
    case 'vendor-section': {
      const { category, alike } = block.settings
      return category === undefined || category === '*' ? alike : [category, ...alike]
    }
    case 'game-list':
      return block.settings.types ?? allCategories
    case 'lotteries': {
      const { mode, modes } = block.settings
      const lists = block.variant === 'groups' ? modes : [mode]
      return lists.map((list) => (list === 'Elott' ? 'ELOTT' : 'LOTT'))
    }
    default:
      return []
  }
}
