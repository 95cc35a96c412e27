import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { BottomMenu } from './BottomMenu.tsx'
import styles from './DockMenu.module.css'

/** A sheet with a shallow arc; the entries stand on a pill of their own. */
export default function DockMenu({ settings }: BlockProps<'bottom-menu'>): ReactNode {
  return <BottomMenu className={styles['dock']} settings={settings} />
}
