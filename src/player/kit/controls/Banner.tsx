import type { ReactNode } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import styles from './Banner.module.css'
import { Icon } from './Icon.tsx'
import typography from './typography.module.css'

export interface BannerProps {
  readonly title: string
  readonly tone?: 'info' | 'warning' | 'success' | 'error'
  readonly children?: ReactNode
  /** A link or a button under the text. */
  readonly action?: ReactNode
}

const icons = {
  info: 'info',
  warning: 'warning',
  success: 'check',
  error: 'warning',
} as const satisfies Record<string, IconName>

/** A message at the top of a page or of a form. */
export function Banner({ title, tone = 'info', children, action }: BannerProps): ReactNode {
  return (
    <div className={styles['banner']} data-kit="banner" data-kind={tone} role="status">
      <Icon name={icons[tone]} size="medium" />
      <div className={styles['words']} data-part="words">
        <p className={styles['title']} data-part="title">
          {title}
        </p>
        {children && (
          <div className={typography['muted']} data-part="text">
            {children}
          </div>
        )}
        {action && (
          <div className={styles['action']} data-part="action">
            {action}
          </div>
        )}
      </div>
    </div>
  )
}
