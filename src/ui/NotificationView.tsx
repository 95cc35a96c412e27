import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './NotificationView.module.css'

export interface NotificationViewProps {
  readonly kind: 'info' | 'success' | 'error'
  readonly text: string
  /** More lines, such as the list of errors of a form. */
  readonly lines?: readonly string[]
}

/** A notification at top 65 and left 50 percent (SPEC.md §2). */
export function NotificationView({ kind, text, lines = [] }: NotificationViewProps): ReactNode {
  return (
    <div
      className={styles['notification']}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[kind]} size="medium" />
      <div>
        {text}
        {lines.length > 0 && (
          <ul className={styles['lines']}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

const icons = { info: 'info', success: 'check', error: 'warning' } as const
