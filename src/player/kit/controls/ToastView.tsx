import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './ToastView.module.css'

export interface ToastViewProps {
  readonly kind: 'info' | 'success' | 'error' | 'loading'
  readonly text: string
}

/** A toast in the middle of the screen. It never takes the focus; its container announces it. */
export function ToastView({ kind, text }: ToastViewProps): ReactNode {
  return (
    <div className={styles['toast']} data-kit="toast" data-kind={kind}>
      {kind === 'loading' && <Spinner />}
      {kind === 'success' && <Icon name="check" />}
      {kind === 'error' && <Icon name="warning" />}
      <span data-part="text">{text}</span>
    </div>
  )
}
