import type { ReactNode } from 'react'
import styles from './Spinner.module.css'

/** A turning ring in the colour of the text; with a label it is announced. */
export function Spinner({ label }: { readonly label?: string }): ReactNode {
  return label ? (
    <span className={styles['spinner']} data-kit="spinner" role="status" aria-label={label} />
  ) : (
    <span className={styles['spinner']} data-kit="spinner" aria-hidden="true" />
  )
}
