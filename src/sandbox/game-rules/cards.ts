import type { CardsState, CardsStep } from '../../core/contract/game-table.ts'
import type { Chance } from './chance.ts'

export type Outcome = NonNullable<CardsState['outcome']>

/** A hand against the dealer as the dealer knows it. */
export interface CardsHand {
  readonly player: readonly string[]
  readonly dealer: readonly string[]
  readonly doubled: boolean
  /** The player takes no more cards. */
  readonly stood: boolean
}

/** The share of all stakes that a perfect player wins back. */
export const cardsReturns = 0.989

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['s', 'h', 'd', 'c']
const pack = ranks.flatMap((rank) => suits.map((suit) => rank + suit))
const packs = 6

/** Two cards each, of six packs shuffled for this hand. */
export function dealHand(chance: Chance): CardsHand {
  const dealt = [0, 1, 2, 3].reduce((cards) => drawCard(cards, chance), [] as readonly string[])
  const hand = { player: dealt.slice(0, 2), dealer: dealt.slice(2), doubled: false, stood: false }
  // The dealer looks at its cards: with twenty-one there is nothing to play for.
  return isTwentyOne(hand.player) || isTwentyOne(hand.dealer) ? { ...hand, stood: true } : hand
}

/** Lists the possible next steps of a hand. */
export function stepsOf({ player, stood }: CardsHand): CardsStep[] {
  if (stood) return []
  return player.length === 2 ? ['hit', 'stand', 'double'] : ['hit', 'stand']
}

/** The hand after a step that `stepsOf` names; the dealer plays when the player is through. */
export function playStep(hand: CardsHand, step: CardsStep, chance: Chance): CardsHand {
  if (step === 'stand') return playDealer({ ...hand, stood: true }, chance)
  const player = drawCard(hand.player, chance, hand.dealer)
  const total = handTotal(player)
  const doubled = step === 'double'
  const next = { ...hand, player, doubled, stood: doubled || total >= 21 }
  return next.stood && total <= 21 ? playDealer(next, chance) : next
}

/** Returns the outcome of a hand; undefined while the player can continue. */
export function decideOutcome({ player, dealer, stood }: CardsHand): Outcome | undefined {
  if (!stood) return undefined
  const [own, other] = [handTotal(player), handTotal(dealer)]
  if (own > 21) return 'bust'
  if (isTwentyOne(player)) return isTwentyOne(dealer) ? 'push' : 'twenty-one'
  if (isTwentyOne(dealer)) return 'lost'
  if (other > 21 || own > other) return 'won'
  return own === other ? 'push' : 'lost'
}

/** The payout of each outcome, in halves of the stake. */
export const halvesPaid: Readonly<Record<Outcome, number>> = {
  'twenty-one': 5,
  won: 4,
  push: 2,
  lost: 0,
  bust: 0,
}

/** The best total of cards: an ace counts eleven where that is not too much. */
export function handTotal(cards: readonly string[]): number {
  const values = cards.map((card) => {
    const rank = card.slice(0, -1)
    return rank === 'A' ? 1 : Number(rank) || 10
  })
  const total = values.reduce((sum, value) => sum + value, 0)
  return values.includes(1) && total <= 11 ? total + 10 : total
}

function isTwentyOne(cards: readonly string[]): boolean {
  return cards.length === 2 && handTotal(cards) === 21
}

function playDealer(hand: CardsHand, chance: Chance): CardsHand {
  let { dealer } = hand
  while (handTotal(dealer) < 17) dealer = drawCard(dealer, chance, hand.player)
  return { ...hand, dealer }
}

/** Cards with one more; a card that came as often as there are packs cannot come again. */
function drawCard(
  cards: readonly string[],
  chance: Chance,
  others: readonly string[] = [],
): readonly string[] {
  const out = [...cards, ...others]
  for (;;) {
    const place = chance(pack.length * packs)
    const card = pack[place % pack.length] ?? ''
    const gone = out.filter((one) => one === card).length
    if (Math.floor(place / pack.length) >= gone) return [...cards, card]
  }
}
