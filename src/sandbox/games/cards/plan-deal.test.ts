import { expect, it } from 'vitest'
import type { CardsState } from '../../../core/contract/game-table.ts'
import { planDeal, shownTotal } from './plan-deal.ts'
import { readCard } from './read-card.ts'

const hand = (player: string[], dealer: string[], outcome?: CardsState['outcome']): CardsState => ({
  player,
  dealer,
  playerTotal: 0,
  dealerTotal: 0,
  steps: [],
  ...(outcome ? { outcome } : {}),
})
const shown = (state: CardsState, moves: number) => {
  const { player, dealer } = planDeal(state, moves)
  return [player.map(({ card }) => card), dealer.map(({ card }) => card)]
}

it('deals two each in turn, the second of the dealer face down', () => {
  const open = hand(['Ah', '5c'], ['Kd'])
  expect(planDeal(open, 0).moves).toBe(4)
  expect([0, 1, 2, 3, 4].map((moves) => shown(open, moves))).toEqual([
    [[], []],
    [['Ah'], []],
    [['Ah'], ['Kd']],
    [['Ah', '5c'], ['Kd']],
    [
      ['Ah', '5c'],
      ['Kd', undefined],
    ],
  ])
})

it('turns the card of the dealer after the last of the player, and then draws', () => {
  const over = hand(['Ah', '5c', '9s'], ['6d', '7h', '8c'], 'lost')
  expect(planDeal(over, 0).moves).toBe(7)
  expect(shown(over, 5)).toEqual([
    ['Ah', '5c', '9s'],
    ['6d', undefined],
  ])
  expect(shown(over, 6)).toEqual([
    ['Ah', '5c', '9s'],
    ['6d', '7h'],
  ])
  expect(shown(over, 7)).toEqual([
    ['Ah', '5c', '9s'],
    ['6d', '7h', '8c'],
  ])
})

it.each([
  [['Ah', 'Kd'], 21],
  [['Ah', 'As', '9c'], 21],
  [['Ah', 'Kd', '5c'], 16],
  [['10h', undefined], 10],
  [[], 0],
])('%j counts %i', (cards, total) => {
  expect(shownTotal(cards)).toBe(total)
})

it('reads cards of the contract and takes anything else for one face down', () => {
  expect(readCard('10h')).toEqual({ rank: '10', suit: 'h' })
  expect(['', '1h', 'Ax', 'hidden', undefined].map(readCard)).toEqual(Array(5).fill(undefined))
})
