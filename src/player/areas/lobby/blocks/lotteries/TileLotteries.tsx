import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import { DrawList } from './DrawList.tsx'
import styles from './TileLotteries.module.css'

/** Shows the draws as tiles, two in a row, each under its time left. */
export default function TileLotteries({ settings }: BlockProps<'lotteries'>): ReactNode {
  return <DrawList className={styles['tiles']} settings={settings} height="7.25rem" />
}
