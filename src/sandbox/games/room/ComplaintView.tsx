import type { ReactNode } from 'react'
import type { Say, WordKey } from '../words/load-words.ts'
import styles from './ComplaintView.module.css'
import type { Complaint } from './game-context.ts'

export interface ComplaintViewProps {
  readonly complaint: Complaint
  readonly say: Say
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
export function ComplaintView(props: ComplaintViewProps): ReactNode {
  const { complaint, say, onDeposit, onLeave } = props
  const { error, retry } = complaint
  return (
    <div className={styles['complaint']} role="alert">
      <p className={styles['text']}>{say(texts.get(error) ?? 'error.other')}</p>
      {retry && (
        <button type="button" className={styles['action']} onClick={retry}>
          {say('retry')}
        </button>
      )}
      {error === 'balance.insufficient' && onDeposit && (
        <button type="button" className={styles['action']} onClick={onDeposit}>
          {say('deposit')}
        </button>
      )}
      {error === 'ticket.ended' && onLeave && (
        <button type="button" className={styles['action']} onClick={onLeave}>
          {say('leave')}
        </button>
      )}
    </div>
  )
}
