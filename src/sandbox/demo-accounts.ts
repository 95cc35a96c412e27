import type { World } from '../core/contract/generated/world.ts'
import { createAccount, memberTypes } from './accounts.ts'
import type { Rates } from './agents/rates.ts'
import { seedTree, seedTreePast } from './agents/seed-tree.ts'
import type { AccountRow } from './database/account-tables.ts'
import { parseMinor, post } from './ledger.ts'
import { seedHistory } from './money/seed-history.ts'
import { givePoints } from './points/seed-points.ts'
import { seedEntries } from './promotions/promotion-entries.ts'
import { rewardsOf } from './rewards/reward-terms.ts'
import type { Sandbox } from './sandbox.ts'
import { currencyOf } from './world/currency.ts'
import type { SandboxMerchant } from './world/sandbox-merchant.ts'
import { resolveSettings } from './world/sandbox-settings.ts'

export const demoPassword = 'Livery-2026'

/** Accounts that every merchant of the sandbox starts with. */
export const demoAccounts = [
  { username: 'member88', type: memberTypes.member, firstTimeLogin: 0, level: 'VIP 3' },
  { username: 'newbie88', type: memberTypes.member, firstTimeLogin: 1, level: 'VIP 1' },
  { username: 'agent88', type: memberTypes.agent, firstTimeLogin: 0, level: 'VIP 5' },
  { username: 'trial88', type: memberTypes.trial, firstTimeLogin: 0, level: 'DEMO' },
] as const

/** The accounts that start with the records of past days. */
const withHistory: readonly string[] = ['member88', 'agent88']

const seeded = new WeakMap<object, Map<string, Promise<void>>>()

/** Adds the demo accounts of a merchant where they are missing, with what they start with. */
export function seedMerchant(sandbox: Sandbox, merchant: SandboxMerchant): Promise<void> {
  const known = seeded.get(sandbox.database) ?? new Map<string, Promise<void>>()
  seeded.set(sandbox.database, known)
  // Whoever comes while the accounts are made waits for them.
  const seeding = known.get(merchant.code) ?? seed(sandbox, merchant)
  known.set(merchant.code, seeding)
  return seeding
}

async function seed(sandbox: Sandbox, merchant: SandboxMerchant): Promise<void> {
  const passwordHash = await sandbox.passwords.hash(demoPassword)
  const made: AccountRow[] = []
  for (const { username, type, firstTimeLogin, level } of demoAccounts) {
    const account = await createAccount(sandbox.database, {
      merchant: merchant.code,
      username,
      passwordHash,
      type,
      createdAt: sandbox.now(),
      details: { firstTimeLogin, level, email: `${username}@${merchant.code}.example` },
    })
    if (account) made.push(account)
  }
  const { database, now, seed: worldSeed } = sandbox
  const find = (name: string) => made.find(({ username }) => username === name)
  const top = find('agent88')
  const tree = top && {
    merchant,
    top,
    member: find('member88'),
    passwordHash,
    seed: worldSeed,
    now: now(),
  }
  // What somebody does counts for those above from the moment of its place.
  const places = tree ? await seedTree(database, tree) : []
  for (const account of made) {
    const days = withHistory.includes(account.username) ? (merchant.world.historyDays ?? 0) : 0
    const rates = places.find((place) => place.account.id === account.id)?.rates
    await giveOpeningBalance(sandbox, merchant, account, { days, ...(rates && { rates }) })
    if (account.type !== memberTypes.trial) await givePoints(sandbox, merchant, account)
  }
  const member = find('member88')
  if (member) await giveBelongings(sandbox, merchant, member.id)
  if (tree && places.length > 0) await seedTreePast(database, tree, places)
}

/** Adds the messages, promotions and tickets of a member. */
async function giveBelongings(
  sandbox: Sandbox,
  merchant: SandboxMerchant,
  accountId: string,
): Promise<void> {
  await giveMessages(sandbox, merchant, accountId)
  await seedEntries(sandbox.database, merchant, { accountId, at: sandbox.now() })
  await giveTickets(sandbox, merchant, accountId)
}

const hourMs = 3_600_000

/** Adds the messages of the world to an account. */
async function giveMessages(
  { database, now }: Sandbox,
  { world: { messages = [] } }: SandboxMerchant,
  accountId: string,
): Promise<void> {
  const rows = messages.map(({ id, from = 'service', hoursAgo, read }) => {
    const createdAt = now() - hoursAgo * hourMs
    return {
      accountId,
      box: from === 'system' ? ('system' as const) : ('inbox' as const),
      peer: from,
      title: '',
      body: '',
      worldId: id,
      createdAt,
      readAt: read ? createdAt : null,
    }
  })
  if (rows.length > 0) await database.insertInto('message').values(rows).execute()
}

/** Adds the tickets of the world to an account. One that a history claimed is there too. */
async function giveTickets(
  { database, now }: Sandbox,
  { world }: SandboxMerchant,
  accountId: string,
): Promise<void> {
  const { tickets = [] } = rewardsOf(world)
  const issuedAt = now()
  const given = tickets.filter(({ claimed }) => !claimed || (world.historyDays ?? 0) > 0)
  const rows = given.map(({ id, days }) => ({
    accountId,
    ticketId: id,
    issuedAt,
    expiresAt: issuedAt + days * 24 * hourMs,
  }))
  if (rows.length > 0) await database.insertInto('rewardTicket').values(rows).execute()
}

/**
 * Gives an account its opening balance, with the records of some days in which it came to be. With a
 * wallet for each vendor, a part of it lies there.
 */
export async function giveOpeningBalance(
  { database, now, seed: worldSeed }: Pick<Sandbox, 'database' | 'now' | 'seed'>,
  merchant: SandboxMerchant,
  { id: accountId, username }: Pick<AccountRow, 'id' | 'username'>,
  { days = 0, rates }: { readonly days?: number; readonly rates?: Rates } = {},
): Promise<void> {
  const { code, world } = merchant
  const minor = parseMinor(world.openingBalance ?? '1000', currencyOf(world).digits)
  const settings = resolveSettings(world.settings)
  const main = `member:${accountId}:main`
  const shared = { reason: 'opening', createdAt: now() }
  if (days > 0)
    await seedHistory(database, {
      merchant,
      settings,
      accountId,
      username,
      seed: worldSeed,
      days,
      balance: minor,
      now: now(),
      ...(rates && { rates }),
    })
  else await post(database, { from: `platform:${code}`, to: main, minor, ...shared })
  if (settings.wallet === 'single') return
  for (const { vendor, part } of openingParts(world, minor))
    await post(database, {
      from: main,
      to: `member:${accountId}:${vendor}`,
      minor: part,
      ...shared,
    })
}

/** Lists the opening balances at vendors: those of the world, or a part at each of its first three vendors. */
function openingParts(world: World, minor: number): { vendor: string; part: number }[] {
  const { openingWallets, vendors = [] } = world
  if (!openingWallets)
    return vendors.slice(0, 3).map(({ code }, place) => ({
      vendor: code,
      part: Math.floor(minor / (place === 1 ? 10 : 6)),
    }))
  return openingWallets.map(({ vendor, amount }) => ({
    vendor,
    part: parseMinor(amount, currencyOf(world).digits),
  }))
}
