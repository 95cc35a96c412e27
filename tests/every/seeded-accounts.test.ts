import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadBalanceAfter } from '../../src/sandbox/money/balance-after.ts'
import { inspect, makeDataFolder, readWorld, worldNames } from '../support/seeded-worlds.ts'
import { startTestSandbox } from '../support/start-test-sandbox.ts'

const now = Date.UTC(2026, 10, 27, 13)

describe.each(worldNames)('the seeded accounts of %s', (name) => {
  const data = makeDataFolder()

  beforeAll(async () => {
    const sandbox = await startTestSandbox({ data, world: readWorld(name), now: () => now })
    await sandbox.client.call('systemStatus', { query: {} })
    await sandbox.close()
  }, 60_000)
  afterAll(() => rmSync(data, { recursive: true, force: true }))

  it('have on each receipt the balance that the account record has at its posting', async () => {
    const [told, held] = await inspect(data, async (database) => {
      const postings = await database
        .selectFrom('ledger')
        .selectAll()
        .where('holder', 'like', 'member:%:main')
        .orderBy('createdAt')
        .orderBy('id')
        .execute()
      const balances = new Map<string, number>()
      const after = new Map<string, number>()
      for (const { holder, transactionId, minor } of postings) {
        balances.set(holder, (balances.get(holder) ?? 0) + minor)
        after.set(`${holder} ${transactionId}`, balances.get(holder) ?? 0)
      }
      const orders = await database.selectFrom('moneyOrder').selectAll().execute()
      const receipts = orders.map(async (order) => [
        order.id,
        await loadBalanceAfter(database, order),
      ])
      const expected = orders.map(({ id, accountId, category, detail }) => {
        const { day, vendor, category: product } = JSON.parse(detail)
        const transactions =
          category === 'rebate'
            ? [`rebate:${accountId}:${day}:${vendor}:${product}`]
            : [`money:${id}:end`, `money:${id}:refund`, `money:${id}`]
        const own = transactions.map((one) => after.get(`member:${accountId}:main ${one}`))
        return [id, own.find((one) => one !== undefined)]
      })
      return [await Promise.all(receipts), expected]
    })
    expect(told).toEqual(held)
  })
})
