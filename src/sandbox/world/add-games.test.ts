import { expect, it } from 'vitest'
import { noArt } from '../../../tests/support/start-test-sandbox.ts'
import { addGames } from './add-games.ts'
import { createDefaultWorld } from './default-world.ts'
import { listGames } from './list-games.ts'

const world = createDefaultWorld('raise')
const merchant = {
  code: 'shop',
  merchantCode: 'SHOP',
  name: 'Shop',
  trialMerchantCode: 'SHOPT',
  origins: [],
  paths: {},
  statusReading: 'B' as const,
  art: noArt,
}
const count = (of: typeof world): number[] =>
  (of.vendors ?? []).flatMap(({ categories }) => categories.map(({ games }) => games))

it('gives a world at least so many games, each vendor in proportion', () => {
  const raised = addGames(world, 10_000)
  const [before, after] = [count(world), count(raised)]
  expect(listGames('seed', { ...merchant, world: raised }).length).toBeGreaterThanOrEqual(10_000)
  const times = 10_000 / before.reduce((sum, games) => sum + games, 0)
  expect(after).toEqual(before.map((games) => Math.ceil(games * times)))
})

it('leaves a world that has as many, or none at all, as it is', () => {
  expect(addGames(world, 100)).toBe(world)
  expect(addGames({}, 100)).toEqual({})
})

it('counts the games that a world names', () => {
  const named = {
    vendors: [{ code: 'ONE', name: 'One', categories: [{ category: 'RNG', games: 1 }] }],
    games: ['A', 'B'].map((code) => ({ code, name: code, vendor: 'ONE', category: 'RNG' })),
  }
  expect(count(addGames(named, 50))).toEqual([50])
})
