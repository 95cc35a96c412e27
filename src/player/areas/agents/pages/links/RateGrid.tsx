import type { ReactNode } from 'react'
import { categories } from '../../../../../core/contract/categories.ts'
import type { ProductRate } from '../../../../../core/contract/generated/gateway.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { formatRate } from '../../parts/rates.ts'
import { readProduct, useProductName } from '../../parts/use-product-name.ts'
import styles from './RateGrid.module.css'

/** The rates of products, in columns. */
export function RateGrid({ rates }: { readonly rates: readonly ProductRate[] }): ReactNode {
  const nameProduct = useProductName()
  return (
    <dl className={styles['grid']}>
      {rates.map(({ product, rate }) => {
        const category = readProduct(product)
        return (
          <div key={product} className={styles['cell']}>
            <dt className={`${styles['product']} ${typography['muted']}`}>
              {category && <Icon name={categories[category].icon} size="medium" />}
              <span>{nameProduct(product)}</span>
            </dt>
            <dd className={typography['title']}>{formatRate(rate)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
