import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { BottomMenu } from './BottomMenu.tsx'
import styles from './RuledMenu.module.css'

/** A heavy line slides under the top edge to the active entry; the ball hops to it. */
export default function RuledMenu({ settings }: BlockProps<'bottom-menu'>): ReactNode {
  return <BottomMenu className={styles['ruled']} settings={settings} />
}
