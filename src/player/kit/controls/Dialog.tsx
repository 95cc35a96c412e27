import { type ReactNode, useId } from 'react'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  readonly title: string
  readonly children?: ReactNode
  /** Buttons in reading order, the main one last. */
  readonly actions: ReactNode
  /** Called by Escape and by a press on the mask, which is ignored for the first 300 ms (SPEC §2.60). */
  readonly onClose: () => void
  /** `prompt` focuses the first input after 500 ms (SPEC §2.60). */
  readonly focus?: 'prompt'
}

/** A modal dialog in the top layer: focus stays inside and returns where it was. */
export function Dialog({ title, children, actions, onClose, focus }: DialogProps): ReactNode {
  const id = useId()
  const modal = useModal({ onClose, focus: focus ?? 'none' })
  return (
    <dialog {...modal} className={styles['dialog']} data-kit="dialog" aria-labelledby={id}>
      <div className={styles['card']} data-part="card">
        <h2 className={styles['title']} data-part="title" id={id}>
          {title}
        </h2>
        {children && (
          <div className={styles['body']} data-part="body">
            {children}
          </div>
        )}
        <div className={styles['actions']} data-part="actions">
          {actions}
        </div>
      </div>
    </dialog>
  )
}
