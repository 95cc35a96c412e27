import type { CardsState } from '../../../core/contract/game-table.ts'

export interface DealtCard {
  /** Undefined face down. */
  readonly card: string | undefined
  /** Its place in the order in which cards come to the table. */
  readonly at: number
}

export interface Deal {
  readonly player: readonly DealtCard[]
  readonly dealer: readonly DealtCard[]
  /** The number of moves of the deal: cards that are dealt, and the card that is turned over. */
  readonly moves: number
}

/**
 * Plans the deal of a hand after `shown` moves: two cards for each side in turn, the dealer's second face
 * down; then the player's cards; then the dealer turns the card and draws.
 */
export function planDeal({ player, dealer, outcome }: CardsState, shown: number): Deal {
  const turn = player.length + 2
  const isOver = outcome !== undefined
  const ofPlayer = player.map((card, place) => ({ card, at: place < 2 ? place * 2 : place + 2 }))
  const [first, second, ...rest] = dealer
  const turned = isOver && shown > turn
  const ofDealer = [
    { card: first, at: 1 },
    { card: turned ? second : undefined, at: 3 },
    ...rest.map((card, place) => ({ card, at: turn + 1 + place })),
  ]
  const isHere = ({ at }: DealtCard): boolean => at < shown
  return {
    player: ofPlayer.filter(isHere),
    dealer: ofDealer.filter(isHere),
    moves: isOver ? turn + 1 + rest.length : turn,
  }
}

/** The best total of cards: an ace counts eleven where that is not too much. */
export function shownTotal(cards: readonly (string | undefined)[]): number {
  const values = cards.map((card) => {
    const rank = card?.slice(0, -1) ?? ''
    return rank === 'A' ? 1 : rank === '' ? 0 : Number(rank) || 10
  })
  const total = values.reduce((sum, value) => sum + value, 0)
  return values.includes(1) && total <= 11 ? total + 10 : total
}
