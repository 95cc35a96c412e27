import type { ReactNode } from 'react'
import type { Path } from '../../core/config/tree.ts'
import styles from './Group.module.css'

export interface GroupProps {
  readonly title: string
  readonly hint?: string | undefined
  readonly path?: Path
  readonly children: ReactNode
}

/** Settings that belong together, under a title. */
export function Group({ title, hint, path, children }: GroupProps): ReactNode {
  return (
    <section className={styles['group']} data-path={path?.join('.')}>
      <h3 className={styles['title']}>{title}</h3>
      {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
      {children}
    </section>
  )
}
