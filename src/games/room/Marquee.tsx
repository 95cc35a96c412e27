import type { ReactNode } from 'react'
import { useGame } from './game-context.ts'
import styles from './Marquee.module.css'

/** The game's own picture over its table, where there is room for it. */
export function Marquee(): ReactNode {
  const { table } = useGame()
  return (
    <div className={styles['marquee']} aria-hidden="true">
      <img className={styles['picture']} src={table.art} alt="" />
    </div>
  )
}
