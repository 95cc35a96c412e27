import type { ReactNode } from 'react'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import { Skeleton } from '../kit/controls/Skeleton.tsx'
import styles from './BlockSkeleton.module.css'

export interface BlockSkeletonProps {
  /** Its tone is the background, so that a bar over it is readable. */
  readonly block: Pick<PlannedBlock, 'settings'>
  /** The height of the block, in CSS pixels. */
  readonly height: number
}

/** Keeps the place of a block that is not shown yet. */
export function BlockSkeleton({ block, height }: BlockSkeletonProps): ReactNode {
  if (height === 0) return null
  const tone = block.settings['tone'] as string | undefined // the schemas allow names only
  return (
    <div className={styles['block']} data-kit="block-skeleton" data-tone={tone} style={{ height }}>
      <Skeleton shape="card" height="100%" />
    </div>
  )
}
