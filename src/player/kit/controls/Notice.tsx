import type { ReactNode } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'
import { ThemeDrawing } from './ThemeDrawing.tsx'

export type NoticeKind = 'empty' | 'error' | 'offline' | 'maintenance' | 'restricted' | 'success'

export interface NoticeProps {
  readonly kind: NoticeKind
  /** One line saying what is the matter. */
  readonly line: string
  readonly detail?: ReactNode
  /** The one thing to do about it. */
  readonly action?: {
    readonly label: string
    readonly onPress: () => void
    readonly busy?: boolean
  }
  /** The address of the drawing; by default the icon of the kind is shown. */
  readonly ornament?: string | undefined
  /** `row` is a compact line for a section; `page` takes a screen. */
  readonly size?: 'row' | 'section' | 'page'
}

/** A drawn state: one line and one action. */
export function Notice(props: NoticeProps): ReactNode {
  const { kind, line, detail, action, ornament, size = 'section' } = props
  return (
    <div
      className={styles['notice']}
      data-kit="notice"
      data-kind={kind}
      data-size={size}
      role={kind === 'error' ? 'alert' : undefined}
    >
      {ornament && size !== 'row' ? (
        <ThemeDrawing
          className={styles['picture']}
          data-part="picture"
          src={ornament}
          width={120}
          height={96}
        />
      ) : (
        <Icon name={icons[kind]} size={size === 'row' ? 'medium' : 'huge'} />
      )}
      <div className={styles['words']} data-part="words">
        <p className={styles['line']} data-part="title">
          {line}
        </p>
        {detail && (
          <div className={styles['detail']} data-part="text">
            {detail}
          </div>
        )}
      </div>
      {action && (
        <Button variant="outline" size="small" busy={action.busy ?? false} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  )
}

const icons: Record<NoticeKind, IconName> = {
  empty: 'records',
  error: 'warning',
  offline: 'globe',
  maintenance: 'wrench',
  restricted: 'lock',
  success: 'check',
}
