import type { ReactNode } from 'react'
import type { BlockProps } from '../../registry/block.ts'
import { RankedWinners } from './RankedWinners.tsx'
import styles from './TableWinners.module.css'

/** A ruled table whose rules are as long as the wins are large. */
export default function TableWinners({ settings }: BlockProps<'winner-board'>): ReactNode {
  return <RankedWinners className={styles['table']} settings={settings} head="name-and-count" />
}
