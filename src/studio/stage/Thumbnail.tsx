import type { ReactNode } from 'react'
import type { MerchantSummary } from '../../contract/generated/workshop.ts'
import styles from './Thumbnail.module.css'

/** What a merchant looks like at a glance. */
export function Thumbnail({ merchant }: { readonly merchant: MerchantSummary }): ReactNode {
  return (
    <span className={styles['initial']} aria-hidden="true">
      {[...merchant.name][0]}
    </span>
  )
}
