import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { BottomMenu } from './BottomMenu.tsx'
import styles from './FlatMenu.module.css'

/** Shows a bar from edge to edge, with a soft pill behind the active icon. */
export default function FlatMenu({ settings }: BlockProps<'bottom-menu'>): ReactNode {
  return <BottomMenu className={styles['flat']} settings={settings} />
}
