import type { ReactNode } from 'react'
import type { FormatGameText, WordKey } from '../words/load-words.ts'
import type { GameProblem } from './game-context.ts'
import styles from './ProblemView.module.css'

export interface ProblemViewProps {
  readonly problem: GameProblem
  readonly t: FormatGameText
  /** Asks the page around the game for a way to deposit. */
  readonly onDeposit?: () => void
  /** Asks the page around the game to leave it. */
  readonly onLeave?: () => void
}

const texts: ReadonlyMap<string, WordKey> = new Map([
  ['lost', 'error.lost'],
  ['offline', 'error.offline'],
  ['balance.insufficient', 'error.balance'],
  ['ticket.ended', 'error.ended'],
  ['draw.closed', 'error.closed'],
  ['game.round.open', 'error.roundOpen'],
  ['system.upgrading', 'error.maintenance'],
  ['system.restricted', 'error.restricted'],
  ['order.not.cancellable', 'error.cancel'],
  ['idempotency.mismatch', 'error.mismatch'],
])

/** Shows a problem and the possible actions. */
export function ProblemView(props: ProblemViewProps): ReactNode {
  const { problem, t, onDeposit, onLeave } = props
  const { error, retry } = problem
  return (
    <div className={styles['problem']} role="alert">
      <p className={styles['text']}>{t(texts.get(error) ?? 'error.other')}</p>
      {retry && (
        <button type="button" className={styles['action']} onClick={retry}>
          {t('retry')}
        </button>
      )}
      {error === 'balance.insufficient' && onDeposit && (
        <button type="button" className={styles['action']} onClick={onDeposit}>
          {t('deposit')}
        </button>
      )}
      {error === 'ticket.ended' && onLeave && (
        <button type="button" className={styles['action']} onClick={onLeave}>
          {t('leave')}
        </button>
      )}
    </div>
  )
}
