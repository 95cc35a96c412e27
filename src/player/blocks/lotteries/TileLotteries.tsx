import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { DrawList } from './DrawList.tsx'
import styles from './TileLotteries.module.css'

/** Tiles two in a row, each under its time. */
export default function TileLotteries({ settings }: BlockProps<'lotteries'>): ReactNode {
  return <DrawList className={styles['tiles']} settings={settings} height="7.25rem" />
}
