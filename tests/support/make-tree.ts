import { randomUUID } from 'node:crypto'
import type { InsertObject } from 'kysely'
import { memberTypes } from '../../src/sandbox/accounts/accounts.ts'
import { startOfDay } from '../../src/sandbox/agents/agent-days.ts'
import { defaultRates, highestOf, setRates, topRates } from '../../src/sandbox/agents/rates.ts'
import type { Database } from '../../src/sandbox/database/open-database.ts'
import type { Tables } from '../../src/sandbox/database/tables.ts'
import { dayMs } from '../../src/sandbox/kit/durations.ts'
import { createRandom } from '../../src/sandbox/kit/random.ts'
import type { SandboxMerchant } from '../../src/sandbox/world/sandbox-merchant.ts'

export interface MadeTree {
  readonly merchant: SandboxMerchant
  /** The account at the top. */
  readonly topId: string
  readonly count: number
  readonly levels: number
  /** The bets of each account, one a day in the days before now. */
  readonly bets: number
  readonly now: number
  /** What the user names begin with, if one merchant has several trees. */
  readonly prefix?: string
}

type Row<T extends keyof Tables> = InsertObject<Tables, T>

/**
 * Puts many accounts below one, spread evenly over levels, with a bet on each of some days: for tests and
 * benchmarks. The accounts have no password. Returns their user names, level by level.
 */
export async function makeTree(database: Database, tree: MadeTree): Promise<string[]> {
  const { merchant, topId, count, levels, bets, now, prefix = 'tree' } = tree
  const random = createRandom(`tree/${count}/${levels}`)
  const perLevel = Math.ceil(count / levels)
  const rates = JSON.stringify(defaultRates(merchant))
  const highest = highestOf(defaultRates(merchant))
  const today = startOfDay(now)
  const category = Object.keys(defaultRates(merchant))[0] ?? 'RNG'
  const rows = {
    account: [] as Row<'account'>[],
    ancestry: [] as Row<'ancestry'>[],
    rebateRate: [] as Row<'rebateRate'>[],
    ledger: [] as Row<'ledger'>[],
    gameOrder: [] as Row<'gameOrder'>[],
  }
  const above = new Map<string, readonly string[]>([[topId, []]])
  let level: readonly string[] = [topId]
  let next: string[] = []
  for (let place = 0; place < count; place += 1) {
    if (next.length >= perLevel) [level, next] = [next, []]
    const upline = level[Math.floor(random() * level.length)] ?? topId
    const id = randomUUID()
    const chain = [upline, ...(above.get(upline) ?? [])]
    above.set(id, chain)
    next.push(id)
    const username = `${prefix}${String(place).padStart(5, '0')}`
    const depth = Math.floor(place / perLevel) + 1
    rows.account.push({
      id,
      merchant: merchant.code,
      username,
      usernameKey: username,
      passwordHash: '',
      type: depth < levels ? memberTypes.agent : memberTypes.member,
      nickname: null,
      level: 'VIP 1',
      iconId: place % 9,
      email: null,
      mobileNum: null,
      payeeName: null,
      qqNum: null,
      line: null,
      facebook: null,
      affiliateCode: null,
      firstTimeLogin: 0,
      createdAt: today - (place % 90) * dayMs,
      lastLoginAt: null,
      expiresAt: null,
    })
    rows.ancestry.push(
      { ancestorId: id, accountId: id, depth: 0 },
      ...chain.map((ancestorId, step) => ({ ancestorId, accountId: id, depth: step + 1 })),
    )
    rows.rebateRate.push({ accountId: id, fromDay: 0, rates, highest })
    const opening = { transactionId: `tree:${id}`, reason: 'opening', createdAt: now }
    rows.ledger.push(
      { ...opening, holder: `platform:${merchant.code}`, minor: -100_000 },
      { ...opening, holder: `member:${id}:main`, minor: 100_000 },
    )
    for (let ago = bets; ago > 0; ago -= 1) {
      const at = today - ago * dayMs + (place % 24) * 3_600_000
      rows.gameOrder.push({
        accountId: id,
        merchant: merchant.code,
        vendor: 'TREE',
        gameCode: 'TREE',
        category,
        kind: 'slot',
        wallet: 'main',
        stake: 1000 + (place % 100),
        payout: place % 2 === 0 ? 900 : 0,
        balance: 0,
        state: 'settled',
        placedAt: at,
        settledAt: at,
        closesAt: null,
        dueAt: null,
        detail: '{}',
      })
    }
  }
  await database.transaction().execute(async (within) => {
    const root = { ancestorId: topId, accountId: topId, depth: 0 }
    await within
      .insertInto('ancestry')
      .values(root)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await setRates(within, topId, { rates: topRates(merchant), from: 0 })
    await within
      .insertInto('agentClock')
      .values({ merchant: merchant.code, settledTo: today })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const table of ['account', 'ancestry', 'rebateRate', 'ledger', 'gameOrder'] as const)
      for (let at = 0; at < rows[table].length; at += 500)
        await within
          .insertInto(table)
          .values(rows[table].slice(at, at + 500) as never) // rows of the table of their name
          .execute()
  })
  return rows.account.map(({ username }) => String(username))
}
