import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { BottomMenu } from './BottomMenu.tsx'
import styles from './FloatingMenu.module.css'

/** Shows a pill over the page; the active entry is a disc in it. */
export default function FloatingMenu({ settings }: BlockProps<'bottom-menu'>): ReactNode {
  return <BottomMenu className={styles['floating']} settings={settings} />
}
