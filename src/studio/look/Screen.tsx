import type { ReactNode } from 'react'
import styles from './Screen.module.css'

export interface ScreenProps {
  readonly title: string
  readonly line: string
  /** The actions. */
  readonly children?: ReactNode
}

/** A screen that has nothing but a few words: loading, empty or failed. */
export function Screen({ title, line, children }: ScreenProps): ReactNode {
  return (
    <main className={styles['screen']}>
      <h1 className={styles['title']}>{title}</h1>
      <p role="status" className={styles['line']}>
        {line}
      </p>
      {children && <div className={styles['actions']}>{children}</div>}
    </main>
  )
}
