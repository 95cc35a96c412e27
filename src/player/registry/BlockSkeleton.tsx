import type { ReactNode } from 'react'
import { Skeleton } from '../kit/controls/Skeleton.tsx'
import styles from './BlockSkeleton.module.css'

export interface BlockSkeletonProps {
  /** The height of the block, in CSS pixels. */
  readonly height: number
}

/** Keeps the place of a block that is not shown yet. */
export function BlockSkeleton({ height }: BlockSkeletonProps): ReactNode {
  if (height === 0) return null
  return (
    <div className={styles['block']} data-kit="block-skeleton" style={{ height }}>
      <Skeleton shape="card" height="100%" />
    </div>
  )
}
