import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createAccount, memberTypes } from '../accounts/accounts.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { post } from '../ledger/ledger.ts'
import { loadFunds } from '../play/paying-wallet.ts'
import { insertMoneyOrder } from './money-orders.ts'
import { addTurnover, endBonus, loadActiveTurnover } from './turnover.ts'

const merchant = 'm'
const depositDetail = {
  methodId: 'bank',
  provider: 'manualTransfer',
  group: 'bank',
  slip: 'optional',
  asked: 1000,
  minutes: 30,
} as const
let folder = ''
let database: Database
let accountId = ''

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-turnover-'))
  database = openDatabase(folder)
  const type = memberTypes.member
  const one = { merchant, username: 'mint', passwordHash: '-', type, createdAt: 0 }
  accountId = (await createAccount(database, one))?.id ?? ''
  await gain('deposit', 1000, 1)
  await gain('bonus', 300, 1)
  const order = await insertMoneyOrder(database, {
    accountId,
    merchant,
    category: 'bonus',
    state: 'success',
    minor: 300,
    createdAt: 1,
    detail: { promotionId: 'p' },
  })
  const turnover = { accountId, orderId: order.id, promotionId: 'p', locked: 1300, bonus: 300 }
  await addTurnover(database, { ...turnover, required: 9000, createdAt: 1, expiresAt: 50 })
})
afterEach(async () => {
  await database.destroy()
  rmSync(folder, { recursive: true, force: true })
})

const main = () => `member:${accountId}:main`
const gain = (reason: string, minor: number, createdAt: number) =>
  post(database, { from: `bank:${merchant}`, to: main(), minor, reason, createdAt })
const lose = (minor: number, createdAt: number) =>
  post(database, { from: main(), to: `platform:${merchant}`, minor, reason: 'stake', createdAt })
async function end(): Promise<unknown> {
  const [entry] = await loadActiveTurnover(database, accountId)
  if (!entry) throw new Error('The bonus is active.')
  return endBonus(database, entry, { state: 'forfeited', merchant, at: 50, now: 60 })
}
async function expire(): Promise<number> {
  const before = await loadFunds(database, accountId, 'main')
  await end()
  return before - (await loadFunds(database, accountId, 'main'))
}

it.each([
  ['the whole bonus of a member who kept the money', 0, 0, 300],
  ['the rest of a bonus that was played in part', 1100, 0, 200],
  ['nothing of a bonus that was lost', 1300, 0, 0],
  ['nothing of a deposit after the bonus was lost', 1300, 500, 0],
  ['what is left beside a later deposit', 1200, 500, 100],
])('takes back %s', async (_what, lost, later, taken) => {
  if (lost > 0) await lose(lost, 2)
  if (later > 0) await gain('deposit', later, 3)
  expect(await expire()).toBe(taken)
})

it('does not end a bonus whose money is in games, until it is back', async () => {
  const vendor = `member:${accountId}:V`
  const move = (from: string, to: string) =>
    post(database, { from, to, minor: 1300, reason: 'transfer', createdAt: 2 })
  await move(main(), vendor)
  expect(await end()).toBe('elsewhere')
  expect(await loadActiveTurnover(database, accountId)).toHaveLength(1)
  await move(vendor, main())
  expect(await end()).toMatchObject({ state: 'forfeited' })
  expect(await loadFunds(database, accountId, 'main')).toBe(1000)
})

it('ends a bonus once, and takes nothing for one that is over', async () => {
  const [entry] = await loadActiveTurnover(database, accountId)
  if (!entry) throw new Error('The bonus is active.')
  const over = { ...entry, state: 'completed' } as const
  const forfeit = { state: 'forfeited', merchant, at: 50, now: 60 } as const
  expect(await endBonus(database, over, forfeit)).toBeUndefined()
  expect(await endBonus(database, entry, forfeit)).toMatchObject({ state: 'forfeited' })
  expect(await loadFunds(database, accountId, 'main')).toBe(1000)
})

it('posts the returned part when it is returned, and not at the end of the bonus', async () => {
  await expire()
  const posting = await database
    .selectFrom('ledger')
    .select('createdAt')
    .where('reason', '=', 'bonusForfeit')
    .executeTakeFirstOrThrow()
  expect(posting.createdAt).toBe(60)
})

it.each([
  ['what is missing of a deposit that was played in part', 400, [{ required: 1000, done: 400 }]],
  ['nothing of a deposit that was played', 1000, []],
])('leaves %s', async (_what, done, left) => {
  const { id } = await insertMoneyOrder(database, {
    accountId,
    merchant,
    category: 'deposit',
    state: 'success',
    minor: 1004,
    createdAt: 1,
    detail: depositDetail,
  })
  await database.updateTable('turnoverEntry').set({ orderId: id, done }).execute()
  await end()
  expect(await loadActiveTurnover(database, accountId)).toMatchObject(
    left.map((turnover) => ({ ...turnover, kind: 'deposit', locked: 1000, bonus: 0 })),
  )
})
