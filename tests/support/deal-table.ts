import type { GameRound, GameTable } from '../../src/core/contract/game-table.ts'
import type {
  Order,
  TicketAnswer,
  TicketClient,
} from '../../src/sandbox/games/play/ticket-client.ts'

const shared = {
  name: 'Tiger of Embers',
  vendorName: 'Lotus',
  art: '/cdn/tiger.svg',
  language: 'en',
  colours: {
    page: '#140810',
    surface: '#1e0f19',
    text: '#fbf1e8',
    muted: '#cdb9c3',
    primary: '#f3b84e',
    onPrimary: '#2b1105',
    accent: '#ff6b98',
    onAccent: '#2b0614',
  },
  currency: { symbol: '฿', digits: 2 },
  balance: '100.00',
  stakes: ['1.00', '5.00', '20.00'],
  returns: 0.95,
  pages: ['http://base.localhost'],
  now: Date.UTC(2026, 10, 21, 6),
}

/** The tables of a server under the test's control. */
export const tables = {
  slot: {
    ...shared,
    kind: 'slot',
    slot: {
      symbols: [
        { id: 'seven', pays: [250, 1200, 5000] },
        { id: 'coin', pays: [12, 30, 80] },
      ],
      lines: [
        [1, 1, 1, 1, 1],
        [0, 0, 0, 0, 0],
      ],
    },
  },
  cards: { ...shared, kind: 'cards' },
  draw: {
    ...shared,
    kind: 'draw',
    draw: {
      issue: '20261121-002',
      closesAt: shared.now + 60_000,
      drawsAt: shared.now + 70_000,
      balls: 3,
      from: 0,
      to: 9,
      lastIssue: '20261121-001',
      lastResult: ['4', '0', '9'],
      bets: [
        { selection: 'big', pays: 1.9 },
        { selection: 'odd', pays: 1.9 },
        { selection: 'number:7', pays: 3.5 },
      ],
    },
  },
} as const satisfies Record<string, GameTable>

/** A round of nothing but a stake. */
export const plainRound: GameRound = {
  roundId: 'r1',
  state: 'settled',
  stake: '5.00',
  payout: '0.00',
  balance: '95.00',
  placedAt: shared.now,
}

export interface Table extends TicketClient {
  /** The orders that came, one after the other. */
  readonly sent: readonly Order[]
  /** Answers the oldest order that waits. */
  readonly answer: (answer: TicketAnswer<GameRound>) => void
  /** Sets the later answers of `loadTable` and `loadRounds`. */
  readonly lay: (table: GameTable, rounds?: readonly GameRound[]) => void
}

/** A ticket whose orders are answered by the test. */
export function dealTable(table: GameTable, rounds: readonly GameRound[] = []): Table {
  const sent: Order[] = []
  const waiting: ((answer: TicketAnswer<GameRound>) => void)[] = []
  let laid = { table, rounds }
  return {
    sent,
    loadTable: async () => ({ value: laid.table }),
    loadRounds: async () => ({ value: laid.rounds }),
    send: (order) => {
      sent.push(order)
      return new Promise((resolve) => void waiting.push(resolve))
    },
    answer: (answer) => waiting.shift()?.(answer),
    lay: (next, nextRounds = []) => {
      laid = { table: next, rounds: nextRounds }
    },
  }
}
