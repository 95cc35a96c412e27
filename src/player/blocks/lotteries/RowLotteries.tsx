import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { DrawList } from './DrawList.tsx'
import styles from './RowLotteries.module.css'

/** A table of draws with the time as its largest figure. */
export default function RowLotteries({ settings }: BlockProps<'lotteries'>): ReactNode {
  return <DrawList className={styles['rows']} settings={settings} height="5rem" />
}
