import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popup } from '../look/Popup.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import styles from './Drawer.module.css'

export interface DrawerProps {
  /** The title while it is open. */
  readonly title: string
  /** The label of its button. */
  readonly label: string
  /** True if something in it differs from the default. */
  readonly isMarked: boolean
  readonly children: ReactNode
}

/** More of the scenario, behind a button. */
export function Drawer({ title, label, isMarked, children }: DrawerProps): ReactNode {
  return (
    <DialogTrigger>
      <StudioButton tone={isMarked ? 'chosen' : 'plain'}>
        {label}
        <StudioIcon name="down" />
      </StudioButton>
      <Popup placement="bottom end">
        <Dialog className={styles['dialog'] ?? ''} aria-label={title}>
          {children}
        </Dialog>
      </Popup>
    </DialogTrigger>
  )
}
