import type { ReactNode } from 'react'
import type { Winner } from '../../../core/contract/generated/gateway.ts'
import { Picture } from '../../components/ui/Picture.tsx'
import type { BlockProps } from '../../registry/block.ts'
import styles from './RankedWinners.module.css'
import { Sentence, useAmount } from './Sentence.tsx'
import { WinnerBoard, type WinnerBoardProps } from './WinnerBoard.tsx'

export interface RankedWinnersProps extends Pick<WinnerBoardProps, 'className' | 'head'> {
  readonly settings: BlockProps<'winner-board'>['settings']
  /** Stands in the board before the list. */
  readonly spine?: (name: string) => ReactNode
  /** How a rank is written; in figures, without it. */
  readonly writeRank?: (rank: number) => string
  /** Stands under the list. */
  readonly foot?: ReactNode
  readonly amounts?: 'symbol' | 'plain'
}

/** Every win in a list that scrolls. */
export function RankedWinners({
  spine,
  foot,
  amounts,
  writeRank = String,
  ...board
}: RankedWinnersProps): ReactNode {
  const { visible = 6 } = board.settings
  return (
    <WinnerBoard {...board} height={`${visible * 3.75}rem`}>
      {(winners, name) => (
        <div data-part="board" style={{ '--visible': visible }}>
          {spine?.(name)}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the list */}
          <ol className={styles['list']} data-part="list" tabIndex={0} aria-label={name}>
            {winners.map((winner, place) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: a rank is its place
                key={place}
                winner={winner}
                rank={place + 1}
                shown={writeRank(place + 1)}
                most={Number(winners[0]?.winAmount)}
                amounts={amounts}
              />
            ))}
          </ol>
          {foot}
        </div>
      )}
    </WinnerBoard>
  )
}

interface RowProps {
  readonly winner: Winner
  readonly rank: number
  readonly shown: string
  /** The largest amount of the board; the rule under a row is as long as its share. */
  readonly most: number
  readonly amounts: RankedWinnersProps['amounts']
}

function Row({ winner, rank, shown, most, amounts }: RowProps): ReactNode {
  const share = most > 0 ? Number(winner.winAmount) / most : 0
  return (
    <li
      className={styles['row']}
      data-part="row"
      data-rank={rank <= 3 ? rank : undefined}
      data-amount={useAmount({ winner, amounts })}
      style={{ '--share': `${Math.round(share * 100)}%` }}
    >
      <span className={styles['rank']} data-part="rank">
        {shown}
      </span>
      {winner.icon && (
        <Picture
          className={styles['icon']}
          part="icon"
          sources={[winner.icon]}
          width={48}
          height={48}
          alt=""
          fallback={<span />}
        />
      )}
      <Sentence winner={winner} amounts={amounts} />
    </li>
  )
}
