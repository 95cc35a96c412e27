import { afterEach, beforeEach, expect, it } from 'vitest'
import { gamesWorld, openTestGame, signInTo } from '../../../tests/support/play-games.ts'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'

let now = Date.UTC(2026, 10, 21, 6)
let sandbox: TestSandbox
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 6)
  // Every reel stops alike, so that every spin wins.
  sandbox = await startTestSandbox({ world: gamesWorld, now: () => now, chance: () => 0 })
})
afterEach(() => sandbox.close())

const read = async (limitNum = 100) => {
  const query = { gameCategory: 'ALL', language: 'EN', limitNum }
  return (await sandbox.client.call('winnerBoard', { query })).list.map(({ vo }) => vo)
}

it('lists a win that was just made, under a masked name that only its owner recognises', async () => {
  await signInTo(sandbox)
  const game = await openTestGame(sandbox, 'SPIN')
  const [stake = ''] = (await game.table()).stakes
  const { round } = await game.play({ key: 'spin-0001', stake })
  const winners = await read()
  expect(winners).toHaveLength(100)
  expect(winners).toContainEqual({
    customerName: 'mem***88',
    gameName: 'Spin',
    winAmount: Math.floor(Number(round.payout)),
    icon: expect.any(String),
  })
  expect(winners.map(({ winAmount }) => winAmount)).toEqual(
    winners.map(({ winAmount }) => winAmount).sort((one, other) => Number(other) - Number(one)),
  )
  expect(await read(1)).toMatchObject([{ customerName: 'mem***88' }])
})

it('changes with the clock, a few entries in some minutes, and is the same at the same time', async () => {
  const first = await read()
  expect(await read()).toEqual(first)
  now += 10 * 60_000
  const later = await read()
  const seen = new Set(first.map((winner) => JSON.stringify(winner)))
  const fresh = later.filter((winner) => !seen.has(JSON.stringify(winner)))
  expect(fresh.length).toBeGreaterThan(3)
  expect(fresh.length).toBeLessThan(50)
  now -= 10 * 60_000
  expect(await read()).toEqual(first)
})
