import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { BottomMenu } from './BottomMenu.tsx'
import styles from './FlatMenu.module.css'

/** A bar from edge to edge; a soft pill stands behind the active icon. */
export default function FlatMenu({ settings }: BlockProps<'bottom-menu'>): ReactNode {
  return <BottomMenu className={styles['flat']} settings={settings} />
}
