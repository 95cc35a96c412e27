import type { ReactNode } from 'react'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './PodiumWinners.module.css'
import { RankedWinners } from './RankedWinners.tsx'

/** Shows the first three winners on steps, and the others in rows below. */
export default function PodiumWinners({ settings }: BlockProps<'winner-board'>): ReactNode {
  return <RankedWinners className={styles['podium']} settings={settings} head="name" />
}
