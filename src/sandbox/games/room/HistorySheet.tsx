import type { ReactNode } from 'react'
import type { GameRound } from '../../../core/contract/game-table.ts'
import { isPositive } from '../../../player/kit/controls/decimal.ts'
import { GameSheet } from './GameSheet.tsx'
import { useGame } from './game-context.ts'
import styles from './HistorySheet.module.css'

export interface HistorySheetProps {
  readonly onClose: () => void
}

/** The latest rounds: when, what was staked, what came back. */
export function HistorySheet({ onClose }: HistorySheetProps): ReactNode {
  const { t, rounds } = useGame()
  return (
    <GameSheet title={t('history')} onClose={onClose}>
      {rounds.length === 0 ? (
        <p className={styles['empty']}>{t('history.empty')}</p>
      ) : (
        <ol className={styles['list']}>
          {rounds.map((round) => (
            <Row key={round.roundId} round={round} />
          ))}
        </ol>
      )}
    </GameSheet>
  )
}

function Row({ round }: { readonly round: GameRound }): ReactNode {
  const { t, money, table } = useGame()
  const won = isPositive(round.payout)
  const time = new Intl.DateTimeFormat(table.language, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  }).format(round.placedAt)
  return (
    <li className={styles['row']}>
      <span className={styles['time']}>{time}</span>
      <span className={styles['stake']}>
        {t('stake')} {money(round.stake)}
      </span>
      <span className={styles['payout']} data-won={won || undefined}>
        {round.state === 'settled' ? (
          <>
            <span data-unseen>{t('win')}</span> {won ? '+' : ''}
            {money(round.payout)}
          </>
        ) : (
          t(round.state === 'open' ? 'state.open' : 'state.cancelled')
        )}
      </span>
    </li>
  )
}
