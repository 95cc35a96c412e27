import { type ReactNode, useId } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import { Icon } from './Icon.tsx'
import styles from './Sheet.module.css'
import { ThemeDrawing } from './ThemeDrawing.tsx'
import { useModal } from './use-modal.ts'

export interface SheetProps {
  readonly title: string
  /** The word of the button at the left. */
  readonly cancel: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Content at the right of the title. */
  readonly end?: ReactNode
  /** Address of the picture on the sheet's edge. */
  readonly ornament?: string | undefined
  /** The icon on a lamp that hangs from the edge. */
  readonly icon?: IconName
}

/** A sheet that rises from the foot of the column: cancel left, title centre. */
export function Sheet(props: SheetProps): ReactNode {
  const id = useId()
  const modal = useModal({ onClose: props.onClose, focus: 'none' })
  return (
    <dialog
      {...modal}
      className={styles['sheet']}
      data-kit="sheet"
      data-kind={props.ornament ? 'ornament' : undefined}
      aria-labelledby={id}
    >
      <div className={styles['panel']} data-part="panel">
        {props.ornament && (
          <span className={styles['lamp']} data-part="ornament">
            <ThemeDrawing className={styles['ornament']} src={props.ornament} />
            {props.icon && <Icon name={props.icon} size="huge" />}
          </span>
        )}
        <header className={styles['head']} data-part="head">
          <button
            type="button"
            className={styles['cancel']}
            data-part="cancel"
            onClick={props.onClose}
          >
            {props.cancel}
          </button>
          <h2 className={styles['title']} data-part="title" id={id}>
            {props.title}
          </h2>
          <div className={styles['end']} data-part="end">
            {props.end}
          </div>
        </header>
        <div className={styles['body']} data-part="body">
          {props.children}
        </div>
      </div>
    </dialog>
  )
}
