import type { CSSProperties, ReactNode } from 'react'
import { useGame } from '../room/game-context.ts'
import { lookOf } from '../symbols/symbols.ts'
import styles from './BigWin.module.css'

const coins = Array.from({ length: 16 }, (_, place) => place)

/** A big win in large letters, with coins that fly off it. */
export function BigWin(): ReactNode {
  const { t } = useGame()
  return (
    <div className={styles['big']} aria-hidden="true">
      {coins.map((place) => {
        const flight: CSSProperties = {
          '--turn': `${place / coins.length + (place % 3) * 0.03}turn`,
          '--far': `${7 + ((place * 5) % 6)}rem`,
        }
        return (
          <img
            key={place}
            className={styles['coin']}
            style={flight}
            src={lookOf('coin').drawing}
            alt=""
          />
        )
      })}
      <p className={styles['word']}>{t('slot.big')}</p>
    </div>
  )
}
