import { expect, it } from 'vitest'
import { howOften } from '../support/how-often.ts'
import { walkMoney } from '../support/money-walk/walk-money.ts'

/** `npm run money-walk` does ten thousand with twenty players and fifty kills. */
const actions = howOften({ check: 60, all: 400, soak: 2000 })

it(`${actions} random actions with money have their effect once, whatever requests are lost or processes killed`, async () => {
  const kills = howOften({ check: 1, all: 4, soak: 12 })
  const report = await walkMoney({ players: 4, actions, kills, seed: 20_261_125 })
  expect(report.faults).toEqual([])
  expect(report.kills).toBe(kills)
  expect(report.lost).toBeGreaterThan(0)
})
