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
const allGames = {
  category: 'RNG',
  vendor: undefined,
  show: 'all',
  bet: false,
  lines: false,
} as const
const bounds = { minimumBet: 2, lines: 25 }
const codes = (games: readonly Game[]) => games.map(({ gameCode }) => gameCode)

describe('keepGames', () => {
  it('keeps the games of the category and the vendor, each once', () => {
    const games = [
      game('a'),
      game('b', { vendor: 'V2' }),
      game('c', { gameCategory: 'FISH' }),
      game('a'),
    ]
    expect(codes(keepGames(games, allGames, bounds))).toEqual(['a', 'b'])
    expect(codes(keepGames(games, { ...allGames, vendor: 'V2' }, bounds))).toEqual(['b'])
  })

  it('keeps games at and above the limit, and games without the value', () => {
    const games = [
      game('less', { minimumBet: '1.99', lines: 24 }),
      game('same', { minimumBet: '2.00', lines: 25 }),
      game('silent'),
    ]
    expect(codes(keepGames(games, { ...allGames, bet: true }, bounds))).toEqual(['same', 'silent'])
    expect(codes(keepGames(games, { ...allGames, lines: true }, bounds))).toEqual([
      'same',
      'silent',
    ])
  })

  it('keeps the new games', () => {
    const games = [game('old'), game('new', { isNew: true })]
    expect(codes(keepGames(games, { ...allGames, show: 'new' }, bounds))).toEqual(['new'])
  })
})

describe('sortGames', () => {
  const games = [game('Äpfel 10'), game('zebra', { isNew: true }), game('Äpfel 2')]

  it("keeps the gateway's order for the popular games", () => {
    expect(sortGames(games, { sort: 'popular' }, 'en')).toBe(games)
  })

  it('sorts by name in the order of the language, and new games first', () => {
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
