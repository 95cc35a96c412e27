import type { ReactNode } from 'react'
import styles from './MerchantTree.module.css'

export interface DotProps {
  readonly worst: 'error' | 'warning' | undefined
}

/** Says that something is to be said of a row or of what is in it. */
export function Dot({ worst }: DotProps): ReactNode {
  if (!worst) return null
  const words = worst === 'error' ? 'has errors' : 'has warnings'
  return <span className={styles['dot']} data-severity={worst} role="img" aria-label={words} />
}
