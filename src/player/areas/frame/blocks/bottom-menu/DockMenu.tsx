import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { BottomMenu } from './BottomMenu.tsx'
import styles from './DockMenu.module.css'

/** Shows a bar with a shallow arc at its top; the entries are on a pill of their own. */
export default function DockMenu({ settings }: BlockProps<'bottom-menu'>): ReactNode {
  return <BottomMenu className={styles['dock']} settings={settings} />
}
