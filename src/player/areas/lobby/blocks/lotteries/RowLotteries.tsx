import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { DrawList } from './DrawList.tsx'
import styles from './RowLotteries.module.css'

/** Shows the draws as a table with the time left in the largest figures. */
export default function RowLotteries({ settings }: BlockProps<'lotteries'>): ReactNode {
  return <DrawList className={styles['rows']} settings={settings} height="5rem" />
}
