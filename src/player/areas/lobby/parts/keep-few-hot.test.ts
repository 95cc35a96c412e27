import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../core/contract/generated/gateway.ts'
import { keepFewHot } from './keep-few-hot.ts'

const game = (gameCode: string, hot: boolean): Game => ({
  gameCode,
  gameName: gameCode,
  vendor: 'V1',
  gameCategory: 'SPORTS',
  hot,
})
const hotOf = (games: readonly Game[]) =>
  games.filter(({ hot }) => hot).map(({ gameCode }) => gameCode)

describe('the games that a lobby calls hot', () => {
  it('are one in five where the gateway calls all of them hot', () => {
    const games = Array.from({ length: 12 }, (_, index) => game(`g${index}`, true))
    expect(hotOf(keepFewHot(games))).toEqual(['g0', 'g5', 'g10'])
  })

  it('stay the same when a page of games comes after them', () => {
    const games = Array.from({ length: 9 }, (_, index) => game(`g${index}`, index % 2 === 1))
    const before = hotOf(keepFewHot(games.slice(0, 6)))
    expect(hotOf(keepFewHot(games)).slice(0, before.length)).toEqual(before)
  })

  it('are all that the gateway names where they are few', () => {
    const games = [game('a', false), game('b', true), game('c', false)]
    expect(hotOf(keepFewHot(games))).toEqual(['b'])
  })
})
