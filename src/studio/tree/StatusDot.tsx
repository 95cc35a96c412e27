import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import styles from './MerchantTree.module.css'

export interface StatusDotProps {
  readonly worst: 'error' | 'warning' | undefined
}

/** Says that something is to be said of a row or of what is in it. */
export function StatusDot({ worst }: StatusDotProps): ReactNode {
  const t = useT('tree')
  if (!worst) return null
  return <span className={styles['dot']} data-severity={worst} role="img" aria-label={t(worst)} />
}
