import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAccount, memberTypes } from '../accounts/accounts.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import type { MoneyScope } from '../requests/money-scope.ts'
import { advancePoints, loadPoints, sumPoints } from './points.ts'

const merchant = {
  code: 'm',
  world: { mall: { betPerPoint: '10', expiry: 'nextYearEnd' }, zone: 'UTC' },
}
let folder = ''
let database: Database
let accountId = ''
let now = 0

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-points-'))
  database = openDatabase(folder)
  const type = memberTypes.member
  const one = { merchant: 'm', username: 'mint', passwordHash: '-', type, createdAt: 0 }
  accountId = (await createAccount(database, one))?.id ?? ''
})
afterEach(async () => {
  await database.destroy()
  rmSync(folder, { recursive: true, force: true })
})

async function bet(stake: number, settledAt: number): Promise<void> {
  await database
    .insertInto('gameOrder')
    .values({
      accountId,
      merchant: 'm',
      vendor: 'V',
      gameCode: 'G',
      category: 'RNG',
      kind: 'slot',
      wallet: 'main',
      stake: stake * 100,
      payout: 0,
      balance: 0,
      state: 'settled',
      placedAt: settledAt,
      settledAt,
      closesAt: null,
      dueAt: null,
      detail: '{}',
    })
    .execute()
}
async function advance(at: number): Promise<void> {
  now = at
  const scope = { sandbox: { database, now: () => now }, merchant }
  await advancePoints(scope as unknown as MoneyScope, accountId) // what points read of a sandbox
}

it('points count for the month of their bets, and bets that make no whole point are carried over', async () => {
  await bet(105, Date.UTC(2026, 10, 20))
  await bet(15, Date.UTC(2026, 11, 31))
  await bet(200, Date.UTC(2027, 0, 2))
  await advance(Date.UTC(2027, 0, 3))
  const earned = (from: number, before: number) =>
    sumPoints(database, accountId, { reasons: ['pointsEarned'], from, before })
  expect(await earned(Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1))).toBe(10)
  expect(await earned(Date.UTC(2026, 11, 1), Date.UTC(2027, 0, 1))).toBe(2)
  expect(await earned(Date.UTC(2027, 0, 1), Date.UTC(2027, 1, 1))).toBe(20)
})

it('points expire with the year after their bets, though the member looked later', async () => {
  await bet(100, Date.UTC(2026, 11, 31))
  await bet(50, Date.UTC(2027, 5, 1))
  await advance(Date.UTC(2028, 0, 1, 1))
  expect(await loadPoints(database, accountId)).toBe(5)
})
