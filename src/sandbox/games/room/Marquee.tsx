import type { ReactNode } from 'react'
import { GameArt } from './GameArt.tsx'
import styles from './Marquee.module.css'

/** The game's own picture over its table, where there is room for it. */
export function Marquee(): ReactNode {
  return (
    <div className={styles['marquee']} aria-hidden="true">
      <GameArt className={styles['picture']} width={208} />
    </div>
  )
}
