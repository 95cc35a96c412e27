import type { ReactNode } from 'react'
import { useGame } from '../room/game-context.ts'
import { Readout, Readouts } from '../room/Readouts.tsx'
import { StakeChips } from '../room/StakeChips.tsx'
import { BetBoard } from './BetBoard.tsx'
import styles from './DrawGame.module.css'
import { DrawHead } from './DrawHead.tsx'
import { DrawResult } from './DrawResult.tsx'
import { Tickets } from './Tickets.tsx'
import { useDrawClock } from './use-draw-clock.ts'
import { type Ticket, useTicket } from './use-ticket.ts'

/** A lottery draw: what is chosen becomes a ticket of several stakes. */
export function DrawGame(): ReactNode {
  const {
    table: { draw },
    t,
  } = useGame()
  const ticket = useTicket()
  const clock = useDrawClock(draw)
  if (!draw) return null
  const open = clock.phase === 'open'
  return (
    <div className={styles['draw']}>
      <DrawHead clock={clock} issue={draw.issue}>
        <DrawResult draw={draw} />
      </DrawHead>
      {/* While the draw is closed nothing in it can be pressed, and keys scroll it all the same. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className={styles['board']} tabIndex={0} aria-label={t('draw.idle')}>
        <BetBoard
          bets={draw.bets}
          chosen={ticket.chosen}
          disabled={ticket.waits || !open}
          onToggle={ticket.toggle}
        />
        <Tickets waits={ticket.waits} open={open} onCancel={ticket.cancel} />
      </section>
      <Slip ticket={ticket} phase={clock.phase} />
    </div>
  )
}

interface SlipProps {
  readonly ticket: Ticket
  readonly phase: 'open' | 'closed' | 'drawing'
}

/** Shows the price of the ticket and the button that buys it. */
function Slip({ ticket, phase }: SlipProps): ReactNode {
  const { table, t, money, balance } = useGame()
  const { chosen, waits } = ticket
  return (
    <div className={styles['slip']}>
      <StakeChips
        at={ticket.stakeAt}
        onChoose={ticket.setStakeAt}
        disabled={waits}
        label={t('draw.each')}
      />
      <Readouts>
        <Readout label={t('balance')}>{money(balance)}</Readout>
        <Readout label={`${t('draw.total')} (${chosen.size})`}>{money(ticket.total)}</Readout>
      </Readouts>
      <div className={styles['buttons']}>
        <button
          type="button"
          className={styles['clear']}
          disabled={waits || chosen.size === 0}
          onClick={ticket.clear}
        >
          {t('draw.clear')}
        </button>
        <button
          type="button"
          className={styles['place']}
          disabled={waits || phase !== 'open' || chosen.size === 0}
          onClick={ticket.place}
        >
          {formatButton()}
        </button>
      </div>
    </div>
  )

  function formatButton(): string {
    if (phase !== 'open') return t('draw.closed')
    if (chosen.size > 0) return t('draw.place')
    return t(ticket.placed === table.draw?.issue ? 'draw.placedShort' : 'draw.idle')
  }
}
