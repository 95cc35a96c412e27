import type { ReactNode } from 'react'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import styles from './Popup.module.css'

export interface PopupProps extends Pick<PopoverProps, 'placement'> {
  readonly children: ReactNode
}

/** A popup beside the button that opens it. */
export function Popup(props: PopupProps): ReactNode {
  return <Popover {...props} className={styles['popup'] ?? ''} />
}
