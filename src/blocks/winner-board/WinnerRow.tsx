import type { ReactNode } from 'react'
import type { Winner } from '../../contract/generated/gateway.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Sentence } from './Sentence.tsx'
import styles from './WinnerBoard.module.css'

export interface WinnerRowProps {
  readonly winner: Winner
  readonly rank: number
  /** The largest amount of the board; the rule under a row is as long as its share. */
  readonly most: number
}

export function WinnerRow({ winner, rank, most }: WinnerRowProps): ReactNode {
  const share = most > 0 ? Number(winner.winAmount) / most : 0
  return (
    <li
      className={styles['row']}
      data-rank={rank <= 3 ? rank : undefined}
      style={{ '--share': `${Math.round(share * 100)}%` }}
    >
      <span className={styles['rank']}>{rank}</span>
      {winner.icon && (
        <Picture
          className={styles['icon']}
          sources={[winner.icon]}
          width={96}
          height={96}
          alt=""
          fallback={<span />}
        />
      )}
      <Sentence winner={winner} />
    </li>
  )
}
