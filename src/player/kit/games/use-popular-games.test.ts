import { expect, it } from 'vitest'
import { pickCovers } from './use-popular-games.ts'

const game = (gameCode: string, vendor: string) => ({
  gameCode,
  gameName: gameCode,
  vendor,
  icon: `/${gameCode}.png`,
})
const games = [game('a', 'V'), game('b', 'V'), game('c', 'V'), game('d', 'W')]

it("picks two games of the vendor, first those not shown above, then the vendor's own picture", () => {
  const vendor = { accountTypeName: 'V', art: '/own.png' }
  expect(pickCovers(games, vendor, games.slice(0, 1))).toEqual(['/b.png', '/c.png'])
  expect(pickCovers(games, vendor, games.slice(0, 2))).toEqual(['/c.png', '/a.png'])
  expect(pickCovers(games, { accountTypeName: 'W', art: '/own.png' })).toEqual([
    '/d.png',
    '/own.png',
  ])
  expect(pickCovers(games, { accountTypeName: 'X' })).toEqual([])
})
