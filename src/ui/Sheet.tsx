import { type ReactNode, useId } from 'react'
import styles from './Sheet.module.css'
import { useModal } from './use-modal.ts'

export interface SheetProps {
  readonly title: string
  /** The word of the button at the left. */
  readonly cancel: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stands at the right of the title. */
  readonly end?: ReactNode
  /** Address of the picture on the sheet's edge. */
  readonly ornament?: string | undefined
}

/** A sheet that rises from the foot of the column: cancel left, title centre. */
export function Sheet(props: SheetProps): ReactNode {
  const id = useId()
  const modal = useModal({ onClose: props.onClose, focus: 'none' })
  return (
    <dialog {...modal} className={styles['sheet']} aria-labelledby={id}>
      <div className={styles['panel']} data-ornament={props.ornament ? '' : undefined}>
        {props.ornament && <img className={styles['ornament']} src={props.ornament} alt="" />}
        <header className={styles['head']}>
          <button type="button" className={styles['cancel']} onClick={props.onClose}>
            {props.cancel}
          </button>
          <h2 className={styles['title']} id={id}>
            {props.title}
          </h2>
          <div className={styles['end']}>{props.end}</div>
        </header>
        <div className={styles['body']}>{props.children}</div>
      </div>
    </dialog>
  )
}
