import type { CSSProperties, ReactNode } from 'react'
import styles from './DrawBalls.module.css'

export interface DrawBallsProps {
  readonly balls: readonly string[]
  /** They drop in, one after the other. */
  readonly fresh?: boolean
}

/** The balls of a result, in the order in which they were drawn. */
export function DrawBalls({ balls, fresh }: DrawBallsProps): ReactNode {
  return (
    <ol className={styles['balls']} data-fresh={fresh || undefined}>
      {balls.map((ball, place) => {
        const turn: CSSProperties = { '--place': place }
        return (
          <li
            className={styles['ball']}
            // biome-ignore lint/suspicious/noArrayIndexKey: a ball is its place; numbers may repeat
            key={`${place} ${ball}`}
            style={turn}
            data-tint={place % 6}
          >
            <span className={styles['number']}>{ball}</span>
          </li>
        )
      })}
    </ol>
  )
}
