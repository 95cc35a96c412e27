import type { ReactNode } from 'react'
import styles from './Dot.module.css'

/** A dot between two texts, which no line begins or ends with. For more than two, or for a screen reader, see `InlineList`. */
export function Dot(): ReactNode {
  return <span className={styles['dot']}> </span>
}
