import type { ReactNode } from 'react'
import type { DrawState, GameRound } from '../../../core/contract/game-table.ts'
import { useGame } from '../room/game-context.ts'
import { formatSelection } from './format-selection.ts'
import styles from './Tickets.module.css'

export interface TicketsProps {
  readonly waits: boolean
  /** The draw takes bets, and gives them back. */
  readonly open: boolean
  readonly onCancel: (roundId: string, suborderId: string) => void
}

/** The maximum number of tickets on the table; the others are in the history. */
const most = 5

/** The player's own tickets, stake by stake, with what became of each. */
export function Tickets({ waits, open, onCancel }: TicketsProps): ReactNode {
  const { rounds, t } = useGame()
  const tickets = rounds.filter(({ draw }) => draw !== undefined).slice(0, most)
  if (tickets.length === 0) return null
  return (
    <section className={styles['tickets']} aria-label={t('draw.tickets')}>
      <h2 className={styles['title']}>{t('draw.tickets')}</h2>
      {tickets.map(({ roundId, draw, payout, state }) =>
        draw ? (
          <Ticket
            key={roundId}
            ticket={{ roundId, draw, payout, state }}
            waits={waits}
            open={open}
            onCancel={onCancel}
          />
        ) : null,
      )}
    </section>
  )
}

interface TicketProps extends TicketsProps {
  readonly ticket: Pick<GameRound, 'roundId' | 'payout' | 'state'> & { readonly draw: DrawState }
}

function Ticket({ ticket, waits, open, onCancel }: TicketProps): ReactNode {
  const { t, money } = useGame()
  const { roundId, draw } = ticket
  return (
    <article className={styles['ticket']}>
      <p className={styles['issue']}>{t('draw.issue', { issue: draw.issue })}</p>
      <ul>
        {draw.stakes.map(({ suborderId, selection, stake, payout, state, cancellable }) => (
          <li className={styles['stake']} key={suborderId}>
            <span className={styles['selection']}>{formatSelection(selection, t)}</span>
            <span className={styles['amount']}>{money(stake)}</span>
            {cancellable && open ? (
              <button
                type="button"
                className={styles['cancel']}
                aria-label={t('draw.cancel', { selection: formatSelection(selection, t) })}
                disabled={waits}
                onClick={() => onCancel(roundId, suborderId)}
              >
                {t('draw.cancelShort')}
              </button>
            ) : (
              <span className={styles['state']} data-status={state}>
                {state === 'won' ? `+${money(payout)}` : t(`draw.state.${state}`)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </article>
  )
}
