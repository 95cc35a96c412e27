import type { ReactNode } from 'react'
import type { Winner } from '../../../../../core/contract/generated/gateway.ts'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { useSeenCount } from '../../../../kit/controls/use-seen-count.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './RankedWinners.module.css'
import { Sentence, useAmount } from './Sentence.tsx'
import { WinnerBoard, type WinnerBoardProps } from './WinnerBoard.tsx'

export interface RankedWinnersProps extends Pick<WinnerBoardProps, 'className' | 'head'> {
  readonly settings: BlockProps<'winner-board'>['settings']
  /** Rendered before the list, inside the board. */
  readonly spine?: (name: string) => ReactNode
  /** Formats a rank; without it, in Arabic digits. */
  readonly writeRank?: (rank: number) => string
  /** Rendered below the list. */
  readonly foot?: ReactNode
  readonly amounts?: 'symbol' | 'plain'
}

/** Shows all wins in a list that scrolls. Rows far out of sight are not rendered. */
export function RankedWinners({
  spine,
  foot,
  amounts,
  writeRank = String,
  ...board
}: RankedWinnersProps): ReactNode {
  const { visible } = board.settings
  return (
    <WinnerBoard {...board} height={`${visible * 3.75}rem`}>
      {(winners, name) => (
        <div data-part="board" style={{ '--visible': visible }}>
          {spine?.(name)}
          <Rows {...{ winners, name, visible, writeRank, amounts }} />
          {foot}
        </div>
      )}
    </WinnerBoard>
  )
}

interface RowsProps extends Required<Pick<RankedWinnersProps, 'writeRank'>> {
  readonly winners: readonly Winner[]
  readonly name: string
  readonly visible: number
  readonly amounts: RankedWinnersProps['amounts']
}

function Rows({ winners, name, visible, writeRank, amounts }: RowsProps): ReactNode {
  const { count, list } = useSeenCount(winners.length, visible + rowsAhead)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the list
    <ol ref={list} className={styles['list']} data-part="list" tabIndex={0} aria-label={name}>
      {winners.slice(0, count).map((winner, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the rank
          key={index}
          winner={winner}
          rank={index + 1}
          total={winners.length}
          shown={writeRank(index + 1)}
          maxAmount={Number(winners[0]?.winAmount)}
          amounts={amounts}
        />
      ))}
    </ol>
  )
}

/** The rows that are rendered beyond the visible ones before the player scrolls. */
const rowsAhead = 3

interface RowProps {
  readonly winner: Winner
  readonly rank: number
  /** The number of wins of the whole list, rendered or not. */
  readonly total: number
  readonly shown: string
  /** The largest amount of the board; the line under a row is as long as the row's share of it. */
  readonly maxAmount: number
  readonly amounts: RankedWinnersProps['amounts']
}

function Row({ winner, rank, total, shown, maxAmount, amounts }: RowProps): ReactNode {
  const share = maxAmount > 0 ? Number(winner.winAmount) / maxAmount : 0
  return (
    <li
      className={styles['row']}
      data-part="row"
      aria-setsize={total}
      aria-posinset={rank}
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
