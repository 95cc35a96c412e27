import { describe, expect, it } from 'vitest'
import type { Game } from '../../../core/contract/generated/gateway.ts'
import { keepGames, sortGames } from './keep-games.ts'

const game = (gameCode: string, more: Partial<Game> = {}): Game => ({
  gameCode,
  gameName: gameCode,
  vendor: 'V1',
  gameCategory: 'RNG',
  ...more,
})
const everything = {
  category: 'RNG',
  vendor: undefined,
  show: 'all',
  bet: false,
  lines: false,
} as const
const bounds = { minimumBet: 2, lines: 25 }
const codes = (games: readonly Game[]) => games.map(({ gameCode }) => gameCode)

describe('keepGames', () => {
  it('keeps those of the category and the vendor, each once', () => {
    const games = [
      game('a'),
      game('b', { vendor: 'V2' }),
      game('c', { gameCategory: 'FISH' }),
      game('a'),
    ]
    expect(codes(keepGames(games, everything, bounds))).toEqual(['a', 'b'])
    expect(codes(keepGames(games, { ...everything, vendor: 'V2' }, bounds))).toEqual(['b'])
  })

  it('keeps the bound itself and what is above it, and a game that does not say', () => {
    const games = [
      game('less', { minimumBet: '1.99', lines: 24 }),
      game('same', { minimumBet: '2.00', lines: 25 }),
      game('silent'),
    ]
    expect(codes(keepGames(games, { ...everything, bet: true }, bounds))).toEqual([
      'same',
      'silent',
    ])
    expect(codes(keepGames(games, { ...everything, lines: true }, bounds))).toEqual([
      'same',
      'silent',
    ])
  })

  it('keeps the new ones', () => {
    const games = [game('old'), game('new', { isNew: true })]
    expect(codes(keepGames(games, { ...everything, show: 'new' }, bounds))).toEqual(['new'])
  })
})

describe('sortGames', () => {
  const games = [game('Äpfel 10'), game('zebra', { isNew: true }), game('Äpfel 2')]

  it('leaves the order of the gateway for the popular ones', () => {
    expect(sortGames(games, { sort: 'popular' }, 'en')).toBe(games)
  })

  it('sorts by name as the language does, and by what is new', () => {
    expect(codes(sortGames(games, { sort: 'name' }, 'en'))).toEqual([
      'Äpfel 2',
      'Äpfel 10',
      'zebra',
    ])
    expect(codes(sortGames(games, { sort: 'newest' }, 'en'))).toEqual([
      'zebra',
      'Äpfel 10',
      'Äpfel 2',
    ])
  })
})
