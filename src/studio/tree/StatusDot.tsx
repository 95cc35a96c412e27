import type { ReactNode } from 'react'
import { useSay } from '../i18n/use-say.ts'
import styles from './MerchantTree.module.css'

export interface StatusDotProps {
  readonly worst: 'error' | 'warning' | undefined
}

/** Says that something is to be said of a row or of what is in it. */
export function StatusDot({ worst }: StatusDotProps): ReactNode {
  const say = useSay('tree')
  if (!worst) return null
  return <span className={styles['dot']} data-severity={worst} role="img" aria-label={say(worst)} />
}
