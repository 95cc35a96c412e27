import type { ReactNode } from 'react'
import { PageView } from '../../../registry/PageView.tsx'
import styles from './ServicePlace.module.css'

/** Shows the shell's customer service in a bar, and keeps its place while its code loads. */
export function ServicePlace(): ReactNode {
  return (
    <span className={styles['place']}>
      <PageView pageId="shell" place="bar" />
    </span>
  )
}
