import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from '../look/Icon.tsx'
import styles from './Drawer.module.css'

export interface DrawerProps {
  /** What it is called while it is open. */
  readonly title: string
  /** What its button says. */
  readonly label: string
  /** Whether something in it is other than usual. */
  readonly isMarked: boolean
  readonly children: ReactNode
}

/** More of the scenario, behind a button. */
export function Drawer({ title, label, isMarked, children }: DrawerProps): ReactNode {
  return (
    <DialogTrigger>
      <Button className={styles['button'] ?? ''} data-marked={isMarked}>
        {label}
        <Icon name="down" />
      </Button>
      <Popover className={styles['popover'] ?? ''} placement="bottom end">
        <Dialog className={styles['dialog'] ?? ''} aria-label={title}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
