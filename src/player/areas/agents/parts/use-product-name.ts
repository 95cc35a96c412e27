import { type Category, categories } from '../../../../core/contract/categories.ts'
import { useT } from '../../../i18n/use-t.ts'

/** Returns a function that names a product in the player's language. An unknown one keeps its code. */
export function useProductName(): (product: string) => string {
  const t = useT()
  return (product) => {
    const category = readProduct(product)
    return category ? t(categories[category].title) : product
  }
}

/** Returns the game category of a product, if the player app knows it. */
export function readProduct(product: string): Category | undefined {
  return Object.hasOwn(categories, product) ? (product as Category) : undefined // checked before
}
