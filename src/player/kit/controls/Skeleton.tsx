import type { ReactNode } from 'react'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** CSS pixels, or any CSS length. */
  readonly width?: number | string
  readonly height?: number | string
  readonly shape?: 'tile' | 'text' | 'circle' | 'card'
  /** The number of skeletons, one below the other. */
  readonly count?: number
}

/** A grey shape with the geometry of what comes. */
export function Skeleton(props: SkeletonProps): ReactNode {
  const { width, height, shape = 'tile', count = 1 } = props
  return Array.from({ length: count }, (_, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: equal shapes have no other key
      key={index}
      className={styles['skeleton']}
      data-kit="skeleton"
      data-kind={shape}
      style={{ width, height }}
      aria-hidden="true"
    />
  ))
}
