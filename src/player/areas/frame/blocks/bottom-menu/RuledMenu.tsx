import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { BottomMenu } from './BottomMenu.tsx'
import styles from './RuledMenu.module.css'

/**
 * Shows a bar with a heavy line that slides along its top edge to the active entry, and a ball that
 * hops to it.
 */
export default function RuledMenu({ settings }: BlockProps<'bottom-menu'>): ReactNode {
  return <BottomMenu className={styles['ruled']} settings={settings} />
}
