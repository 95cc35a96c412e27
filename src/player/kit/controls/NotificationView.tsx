import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import styles from './NotificationView.module.css'
import { scrollClearOfFocus } from './scroll-clear-of-focus.ts'

export interface NotificationViewProps {
  readonly kind: 'info' | 'success' | 'error'
  readonly text: string
  /** More lines, such as the list of errors of a form. */
  readonly lines?: readonly string[]
}

/**
 * Shows a notification at top 65 and left 50 percent (SPEC §2.61); an error leaves the focused field
 * in sight. The live region around it reads it out.
 */
export function NotificationView({ kind, text, lines = [] }: NotificationViewProps): ReactNode {
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (kind !== 'error' || !notice.current) return undefined
    return scrollClearOfFocus(notice.current)
  }, [kind])
  return (
    <div ref={notice} className={styles['notification']} data-kit="notification" data-kind={kind}>
      <Icon name={icons[kind]} size="medium" />
      <div data-part="text">
        {text}
        {lines.length > 0 && (
          <ul className={styles['lines']} data-part="lines">
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
