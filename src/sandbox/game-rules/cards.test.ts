import { describe, expect, it } from 'vitest'
import {
  type CardsHand,
  cardsReturns,
  dealHand,
  decideOutcome,
  halvesPaid,
  handTotal,
  playStep,
  stepsOf,
} from './cards.ts'
import type { Chance } from './chance.ts'

/** Cards in the order they come: a rank's place among A, 2, … K. */
function stack(...ranks: number[]): Chance {
  let next = 0
  return () => ((ranks[next++] ?? 0) - 1) * 4 + 52 * 5
}
const open = (player: string[], dealer: string[]): CardsHand => ({
  player,
  dealer,
  doubled: false,
  stood: false,
})

describe('a hand', () => {
  it('counts an ace as eleven where that is not too much', () => {
    expect(handTotal(['As', 'Kh'])).toBe(21)
    expect(handTotal(['As', 'Ah', '9c'])).toBe(21)
    expect(handTotal(['As', '6h', 'Kc'])).toBe(17)
    expect(handTotal(['10s', 'Qh', '2c'])).toBe(22)
  })

  it('is over at once with twenty-one on either side', () => {
    expect(decideOutcome(dealHand(stack(1, 13, 9, 9)))).toBe('twenty-one')
    expect(decideOutcome(dealHand(stack(1, 13, 1, 10)))).toBe('push')
    expect(decideOutcome(dealHand(stack(9, 9, 1, 10)))).toBe('lost')
    expect(stepsOf(dealHand(stack(1, 13, 9, 9)))).toEqual([])
  })

  it('can be doubled on its first two cards alone', () => {
    const hand = dealHand(stack(5, 6, 9, 9))
    expect(stepsOf(hand)).toEqual(['hit', 'stand', 'double'])
    expect(stepsOf(playStep(hand, 'hit', stack(2)))).toEqual(['hit', 'stand'])
    const doubled = playStep(hand, 'double', stack(9))
    expect(doubled).toMatchObject({ doubled: true, stood: true })
    expect(decideOutcome(doubled)).toBe('won')
  })

  it('has the dealer draw to seventeen and stand there, an ace or not', () => {
    const stood = playStep(open(['10s', '8s'], ['9h', '2h']), 'stand', stack(3, 3))
    expect(stood.dealer).toEqual(['9h', '2h', '3s', '3s'])
    expect(playStep(open(['10s', '8s'], ['6h', 'Ah']), 'stand', stack(5)).dealer).toHaveLength(2)
    expect(decideOutcome(playStep(open(['10s', '8s'], ['10h', '6h']), 'stand', stack(10)))).toBe(
      'won',
    )
    expect(decideOutcome(playStep(open(['10s', '7s'], ['10h', '7h']), 'stand', stack()))).toBe(
      'push',
    )
  })

  it('is lost above twenty-one without a draw of the dealer, and ends by itself at twenty-one', () => {
    const bust = playStep(open(['10s', '8s'], ['10h', '2h']), 'hit', stack(9))
    expect(decideOutcome(bust)).toBe('bust')
    expect(bust.dealer).toHaveLength(2)
    expect(decideOutcome(playStep(open(['10s', '8s'], ['10h', '7h']), 'hit', stack(3)))).toBe('won')
  })

  it('sees a card no more often than six packs have it', () => {
    const six = Array.from({ length: 6 }, () => 'As')
    const places = [0, 52, 260, 1]
    const next: Chance = () => places.shift() ?? 0
    expect(playStep(open(six, ['9h', '9c']), 'hit', next).player.at(-1)).toBe('Ah')
  })
})

it('returns the announced share to a player who plays every hand optimally', () => {
  expect(1 + bestPlay()).toBeCloseTo(cardsReturns, 3)
})

/** Returns the average win of the best play with a stake of one, with each card drawn from a full deck. */
function bestPlay(): number {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const likely = (value: number): number => (value === 10 ? 4 : 1) / 13
  const names = (cards: readonly number[]): string[] =>
    cards.map((value) => `${value === 1 ? 'A' : value}s`)
  const sum = (of: (value: number) => number): number =>
    values.reduce((total, value) => total + likely(value) * of(value), 0)
  const known = new Map<string, number>()
  const remember = (mark: string, work: () => number): number => {
    const value = known.get(mark) ?? work()
    known.set(mark, value)
    return value
  }
  // A hand is known by its plain sum and whether it has an ace.
  const markOf = (cards: readonly number[]): string =>
    `${cards.reduce((total, value) => total + value, 0)} ${cards.includes(1)}`
  const stand = (own: number, dealer: readonly number[]): number =>
    remember(`${own}: ${markOf(dealer)}`, () => {
      const total = handTotal(names(dealer))
      if (total < 17) return sum((value) => stand(own, [...dealer, value]))
      return total > 21 || own > total ? 1 : own === total ? 0 : -1
    })
  const isTwentyOne = (cards: readonly number[]): boolean => handTotal(names(cards)) === 21
  /** Against what the dealer shows, when it has looked and has no twenty-one. */
  const stood = (own: number, shown: number): number =>
    remember(`stood ${own} ${shown}`, () => {
      const hidden = values.filter((value) => !isTwentyOne([shown, value]))
      const all = hidden.reduce((total, value) => total + likely(value), 0)
      return hidden.reduce(
        (won, value) => won + (likely(value) / all) * stand(own, [shown, value]),
        0,
      )
    })
  const best = (cards: readonly number[], shown: number): number =>
    remember(`best ${markOf(cards)} ${shown}`, () => {
      const total = handTotal(names(cards))
      if (total > 21) return -1
      if (total === 21) return stood(21, shown)
      return Math.max(
        stood(total, shown),
        sum((value) => best([...cards, value], shown)),
      )
    })
  const double = (cards: readonly number[], shown: number): number =>
    2 *
    sum((value) => {
      const total = handTotal(names([...cards, value]))
      return total > 21 ? -1 : stood(total, shown)
    })
  return sum((shown) => {
    const dealerHas = sum((value) => (isTwentyOne([shown, value]) ? 1 : 0))
    const win = (cards: readonly number[]): number =>
      isTwentyOne(cards)
        ? (1 - dealerHas) * (halvesPaid['twenty-one'] / 2 - 1)
        : (1 - dealerHas) * Math.max(best(cards, shown), double(cards, shown)) - dealerHas
    return sum((one) => sum((two) => win([one, two])))
  })
}
