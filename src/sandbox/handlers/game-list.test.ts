import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInTo } from '../../../tests/support/play-games.ts'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'
import { addGames } from '../world/add-games.ts'
import { createDefaultWorld } from '../world/default-world.ts'

const names = ['Beta', 'alpha', 'Alpha 10', 'Alpha 9', { en: 'Gamma', th: 'แกมมา', zh: '伽马' }]
const world = {
  settings: { humanCheck: false },
  vendors: [
    { code: 'ONE', name: 'One', categories: [{ category: 'RNG', games: 5 }] },
    { code: 'TWO', name: 'Two', categories: [{ category: 'FISH', games: 30 }] },
    {
      code: 'SIX',
      name: 'Six',
      categories: [
        { category: 'LOTT', games: 2 },
        { category: 'ELOTT', games: 3 },
      ],
    },
  ],
  games: names.map((name, place) => ({
    ...{ code: `G${place}`, name, vendor: 'ONE', category: 'RNG' },
    ...{ hot: place === 3, isNew: place === 4 },
  })),
}
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox({ world })
  await signInTo(sandbox)
})
afterAll(() => sandbox.close())

const own = { merchant: 'test', merchantCode: 'test', clientType: 2, typeId: 1 }
const ask = (query: object = {}) =>
  sandbox.client.call('gameList', { query: { ...own, gameType: 'RNG', ...query } })
const list = async (query: object): Promise<string[]> =>
  (await ask(query)).games.map(({ gameName }) => gameName)

it('marks few of many games as hot', async () => {
  const { games } = await ask({ gameType: 'FISH', pageSize: 30 })
  const hot = games.filter((game) => game.hot).length
  expect(games).toHaveLength(30)
  expect(hot).toBeGreaterThan(0)
  expect(hot).toBeLessThan(10)
})

it('is sorted by what is hot, by name as the language does, or by what is new', async () => {
  expect((await list({}))[0]).toBe('Alpha 9')
  expect((await list({ sort: 'newest' }))[0]).toBe('Gamma')
  expect(await list({ sort: 'name' })).toEqual(['alpha', 'Alpha 9', 'Alpha 10', 'Beta', 'Gamma'])
})

it('is the same for a guest and a member', async () => {
  const before = await list({})
  sandbox.signIn(undefined)
  expect(await list({})).toEqual(before)
  await signInTo(sandbox)
})

it('finds part of a name in any language, whatever its case', async () => {
  expect(await list({ keyword: 'ALPHA 1' })).toEqual(['Alpha 10'])
  expect(await list({ keyword: '伽马' })).toEqual(['Gamma'])
  expect(await list({ keyword: 'แกม' })).toEqual(['Gamma'])
  expect(await list({ keyword: 'nothing' })).toEqual([])
})

it('returns a game’s names in the other languages', async () => {
  const { games } = await ask({ keyword: 'gamma' })
  expect(games).toMatchObject([{ gameName: 'Gamma', otherNames: ['แกมมา', '伽马'] }])
  const plain = await ask({ keyword: 'beta' })
  expect(plain.games[0]).not.toHaveProperty('otherNames')
})

it('keeps to a smallest bet and a smallest number of lines', async () => {
  const { games } = await ask({ gameType: 'FISH', pageSize: 30 })
  const wanted = games.filter(({ minimumBet }) => Number(minimumBet) >= 4)
  const many = games.filter(({ lines = 0 }) => lines >= 25)
  expect(wanted.length).toBeLessThan(30)
  expect((await ask({ gameType: 'FISH', minimumBet: '4.00' })).totalCount).toBe(wanted.length)
  expect((await ask({ gameType: 'FISH', minimumLines: 25 })).totalCount).toBe(many.length)
})

it('gives pages of a size, of one vendor, and of every category', async () => {
  expect(await ask({ gameType: 'FISH', pageSize: 12, pageNum: 3 })).toMatchObject({
    games: { length: 6 },
    pageNum: 3,
    totalPages: 3,
    totalCount: 30,
  })
  const query = { ...own, pageSize: 1000 }
  expect((await sandbox.client.call('gameList', { query })).totalCount).toBe(40)
  expect((await ask({ vassalage: 'TWO' })).totalCount).toBe(0)
  expect((await ask({ pageNum: 9 })).games).toEqual([])
})

describe('is refused', () => {
  it.each([[{ pageSize: 0 }], [{ pageSize: 1001 }], [{ pageNum: 0 }], [{ minimumBet: '-1' }]])(
    '%o',
    async (query) => {
      await expect(ask(query)).rejects.toMatchObject({ code: 'request_param_err' })
    },
  )
})

it('answers a page of ten thousand games without sorting them again, after the first', async () => {
  const many = await startTestSandbox({
    world: { ...addGames(createDefaultWorld('test'), 10_000), settings: { humanCheck: false } },
  })
  await signInTo(many)
  const page = async (query: object): Promise<number> => {
    const began = process.cpuUsage()
    const { totalCount } = await many.client.call('gameList', { query: { ...own, ...query } })
    expect(totalCount).toBeGreaterThan(9000)
    return process.cpuUsage(began).user
  }
  const first = await page({ sort: 'name' })
  const later: number[] = []
  for (const pageNum of [2, 3, 4, 5, 6]) later.push(await page({ sort: 'name', pageNum }))
  // The time of the processor, which other programs do not lengthen.
  expect(Math.min(...later)).toBeLessThan(first / 2)
  await many.close()
})

it('holds the lottery games of a prize mode alone', async () => {
  const count = async (query: object): Promise<number> => (await list(query)).length
  expect(await count({ gameType: 'LOTT', prizeMode: 'Lott' })).toBe(2)
  expect(await count({ gameType: 'ELOTT', prizeMode: 'Elott' })).toBe(3)
  expect(await count({ gameType: 'ELOTT', prizeMode: 'Lott' })).toBe(0)
  expect(await count({ gameType: 'LOTT', prizeMode: 'ZY' })).toBe(0)
})
