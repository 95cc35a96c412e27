import { createAccount, memberTypes } from '../accounts/accounts.ts'
import { startOfDay } from '../agents/agent-days.ts'
import { codeOf } from '../agents/links.ts'
import { type Rates, setRates, topRates } from '../agents/rates.ts'
import { settleDay } from '../agents/settle.ts'
import { addRoot, placeBelow, startClock } from '../agents/tree.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs, hourMs } from '../kit/durations.ts'
import { between, createRandom, pickOne, type Random } from '../kit/random.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { currencyOf } from '../world/currency.ts'
import { teamOf } from '../world/demo-world.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { resolveSettings } from '../world/sandbox-settings.ts'
import { seedContracts } from './seed-contracts.ts'
import { seedHistory } from './seed-history.ts'

const names = [
  'somchai',
  'nok',
  'ploy',
  'mint',
  'tawan',
  'beam',
  'fah',
  'lily',
  'ken',
  'rin',
  'aom',
  'kit',
  'moon',
  'sky',
  'gift',
  'pim',
  'yuki',
  'wei',
  'lan',
  'sok',
  'dara',
  'mei',
  'chai',
  'nan',
] as const

export interface SeededTree {
  readonly merchant: SandboxMerchant
  /** The agent at the top. */
  readonly top: AccountRow
  /** Somebody who is placed directly below it. */
  readonly member: AccountRow | undefined
  readonly passwordHash: string
  /** The seed of the world. */
  readonly seed: string
  readonly now: number
}

/** Somebody of the tree while it grows. */
interface Place {
  readonly account: AccountRow
  readonly level: number
  readonly rates: Rates
}

/**
 * Puts accounts below the demo agent: as many and as deep as the world says. Returns them without their past.
 */
export async function seedTree(database: Database, tree: SeededTree): Promise<readonly Place[]> {
  const { merchant, top, member, seed, now } = tree
  const { levels, members, days } = teamOf(merchant.world)
  if (members === 0) return []
  const random = createRandom(`${seed}/${merchant.code}/agents`)
  const since = startOfDay(now) - days * dayMs
  return database.transaction().execute(async (within) => {
    await addRoot(within, top.id)
    await startClock(within, merchant.code, since)
    const rates = topRates(merchant)
    await setRates(within, top.id, { rates, from: 0 })
    const places: Place[] = [{ account: top, level: 0, rates }]
    if (member) places.push(await placeOne(within, tree, places[0] as Place, member)) // the top is there
    for (let count = 0; count < members; count += 1) {
      // The first ones are agents of each level, so that there is somebody to be below.
      const level = count < levels - 1 ? count : between(random, 0, levels - 1)
      const uplines = places.filter((one) => one.level === level && isAgent(one))
      const upline = uplines[between(random, 0, uplines.length - 1)] ?? places[0]
      if (!upline) continue
      const account = await makeAccount(within, tree, { count, random, upline, days })
      if (account) places.push(await placeOne(within, tree, upline, account))
    }
    return places
  })
}

const isAgent = ({ account }: Place): boolean => account.type === memberTypes.agent

interface Growing {
  readonly count: number
  readonly random: Random
  readonly upline: Place
  readonly days: number
}

function makeAccount(
  database: Database,
  { merchant, passwordHash, now }: SeededTree,
  { count, random, upline, days }: Growing,
): Promise<AccountRow | undefined> {
  const { levels } = teamOf(merchant.world)
  const canLead = upline.level < levels - 1
  const age = count % 4 === 3 ? between(random, 0, 6) : days + between(random, 1, 60)
  const createdAt = startOfDay(now) - age * dayMs - between(random, 1, 12) * hourMs
  return createAccount(database, {
    merchant: merchant.code,
    username: `${pickOne(random, names)}${100 + count}`,
    passwordHash,
    type:
      canLead && (count < levels + 3 || random() < 0.3) ? memberTypes.agent : memberTypes.member,
    createdAt,
    details: {
      level: `VIP ${between(random, 1, 4)}`,
      iconId: between(random, 0, 8),
      lastLoginAt: Math.min(now - hourMs, createdAt + between(random, 1, 200) * hourMs),
    },
  })
}

/** Gives an account a place with rates a step below those of its upline. */
async function placeOne(
  database: Database,
  { merchant }: Pick<SeededTree, 'merchant'>,
  upline: Place,
  account: AccountRow,
): Promise<Place> {
  const base = parseMinor(merchant.world.rebatePercent ?? '0.5', 2)
  const step = account.type === memberTypes.agent ? 5 : 100
  const rates = Object.fromEntries(
    Object.entries(upline.rates).map(([product, above]) => [
      product,
      Math.min(above, Math.max(base, above - step)),
    ]),
  )
  const place = { uplineId: upline.account.id, merchant: merchant.code, at: 0 }
  await placeBelow(database, { accountId: account.id, ...place })
  await setRates(database, account.id, { rates, from: 0 })
  return { account, level: upline.level + 1, rates }
}

/** Gives the tree its past: what its accounts played, contracts in every state, links, and what was paid each night. */
export async function seedTreePast(
  database: Database,
  tree: SeededTree,
  places: readonly Place[],
): Promise<void> {
  const { merchant, top, member, seed, now } = tree
  const { days } = teamOf(merchant.world)
  const random = createRandom(`${seed}/${merchant.code}/agents/past`)
  const settings = resolveSettings(merchant.world.settings)
  const { digits } = currencyOf(merchant.world)
  const today = startOfDay(now)
  for (const { account, rates } of places) {
    if (account.id === top.id || account.id === member?.id) continue
    const age = Math.floor((today - account.createdAt) / dayMs)
    const past = Math.min(days, Math.max(0, age))
    if (past === 0) continue
    await seedHistory(database, {
      merchant,
      settings,
      accountId: account.id,
      username: account.username,
      seed,
      days: past,
      balance: parseMinor(String(between(random, 2, 60) * 50), digits),
      now,
      rates,
    })
  }
  const agents = places.filter((one) => one.level === 1 && isAgent(one))
  await seedContracts(
    database,
    tree,
    agents.map(({ account }) => account),
  )
  await seedLinks(database, tree, places)
  await database.transaction().execute(async (within) => {
    for (let ago = days; ago > 0; ago -= 1) await settleDay(within, merchant, today - ago * dayMs)
  })
}

async function seedLinks(
  database: Database,
  { merchant, top, member, now }: SeededTree,
  places: readonly Place[],
): Promise<void> {
  // The member registered by the link that the agent always has.
  const mine = places.filter(({ level, account }) => level === 1 && account.id !== member?.id)
  const links = [
    { type: 'member', remark: 'LINE', ago: 60, step: 20, visits: 48, joined: mine.slice(0, 3) },
    { type: 'agent', remark: null, ago: 20, step: 5, visits: 9, joined: mine.slice(3, 4) },
  ] as const
  const top0 = topRates(merchant)
  for (const { type, remark, ago, step, visits, joined } of links) {
    const rates = Object.fromEntries(
      Object.entries(top0).map(([product, rate]) => [product, Math.max(0, rate - step)]),
    )
    const createdAt = now - ago * dayMs
    const { id } = await database
      .insertInto('affiliateLink')
      .values({
        accountId: top.id,
        merchant: merchant.code,
        code: codeOf(`${merchant.code}/${type}`),
        type,
        rates: JSON.stringify(rates),
        highest: Math.max(0, ...Object.values(rates)),
        remark,
        standing: 0,
        createdAt,
        expiresAt: null,
        deletedAt: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: visits }, (_, place) => ({
      linkId: id,
      day: startOfDay(createdAt + (place % ago) * dayMs),
      visitor: `seed${place}`,
    }))
    await database.insertInto('linkVisit').values(rows).execute()
    const registrations = joined.map(({ account }) => ({ accountId: account.id, linkId: id }))
    if (registrations.length > 0)
      await database.insertInto('linkRegistration').values(registrations).execute()
  }
}
