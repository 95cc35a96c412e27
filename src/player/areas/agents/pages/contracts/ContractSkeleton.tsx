import type { ReactNode } from 'react'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import styles from './Contracts.module.css'

/** Cards in the size of contracts, while these load. */
export function ContractSkeleton({ count }: { readonly count: number }): ReactNode {
  return (
    <div className={styles['list']} data-kit="contracts">
      <Skeleton shape="card" height="16rem" count={count} />
    </div>
  )
}
