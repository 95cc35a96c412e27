import type { World } from '../../core/contract/generated/world.ts'
import { createAccount, memberTypes } from '../accounts/accounts.ts'
import { standingLink } from '../agents/links.ts'
import type { Rates } from '../agents/rates.ts'
import type { AccountRow } from '../database/account-tables.ts'
import { dayMs, hourMs } from '../kit/durations.ts'
import { parseMinor, post } from '../ledger/ledger.ts'
import { seedEntries } from '../promotions/promotion-entries.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import { rewardsOf } from '../terms/reward-terms.ts'
import { currencyOf } from '../world/currency.ts'
import { historyDaysOf } from '../world/demo-world.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { resolveSettings } from '../world/sandbox-settings.ts'
import { fillAccount } from './fill-account.ts'
import { inviteFriends } from './invite-friends.ts'
import { listDemoLetters } from './letters.ts'
import type { PastGift, VendorPart } from './past/past.ts'
import { listPastClaims } from './past-claims.ts'
import { type Person, type PersonName, personOf } from './people.ts'
import { seedHistory } from './seed-history.ts'
import { givePoints } from './seed-points.ts'
import { seedTree, seedTreePast } from './seed-tree.ts'

export const demoPassword = 'Livery-2026'

/** The withdrawal PIN of the demonstration accounts that are filled. */
export const demoPin = '880088'

/** Accounts that every merchant of the sandbox starts with. */
export const demoAccounts = [
  { username: 'member88', type: memberTypes.member, firstTimeLogin: 0, level: 'VIP 3' },
  { username: 'newbie88', type: memberTypes.member, firstTimeLogin: 1, level: 'VIP 1' },
  { username: 'agent88', type: memberTypes.agent, firstTimeLogin: 0, level: 'VIP 5' },
  { username: 'trial88', type: memberTypes.trial, firstTimeLogin: 0, level: 'DEMO' },
] as const

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

/** Who is filled joined so many days ago. */
const oldDays = 760

async function seed(sandbox: Sandbox, merchant: SandboxMerchant): Promise<void> {
  const passwordHash = await sandbox.passwords.hash(demoPassword)
  const days = historyDaysOf(merchant.world)
  const made = await makeAccounts(sandbox, merchant, { passwordHash, days })
  const { database, now, seed: worldSeed } = sandbox
  const find = (name: string) => made.find(({ username }) => username === name)
  const [member, top] = [find('member88'), find('agent88')]
  const tree = top && { merchant, top, member, passwordHash, seed: worldSeed, now: now() }
  // What somebody does counts for those above from the moment of its place.
  const places = tree ? await seedTree(database, tree) : []
  if (days > 0) await fillPeople(sandbox, merchant, [member, top])
  const friends =
    days > 0 && member ? await inviteFriends(sandbox, merchant, { member, passwordHash }) : []
  for (const account of made) {
    const rates = places.find((place) => place.account.id === account.id)?.rates
    const gifts = account === member ? friends : []
    await giveStart(sandbox, merchant, { account, days, gifts, ...(rates && { rates }) })
  }
  if (member) await giveBelongings(sandbox, merchant, member)
  if (tree && places.length > 0) await seedTreePast(database, tree, places)
}

interface NewAccounts {
  readonly passwordHash: string
  readonly days: number
}

async function makeAccounts(
  { database, now }: Sandbox,
  { code, world }: SandboxMerchant,
  { passwordHash, days }: NewAccounts,
): Promise<readonly AccountRow[]> {
  const made: AccountRow[] = []
  for (const { username, type, firstTimeLogin, level } of demoAccounts) {
    const isOld = days > 0 && isPerson(username)
    const account = await createAccount(database, {
      merchant: code,
      username,
      passwordHash,
      type,
      createdAt: now() - (isOld ? oldDays * dayMs : 0),
      details: {
        firstTimeLogin,
        level,
        email: `${username}@${code}.example`,
        ...(isOld && { ...columnsOf(personOf(world, username)), lastLoginAt: now() - 4 * hourMs }),
      },
    })
    if (account) made.push(account)
  }
  return made
}

/** Returns what a person has in columns of the account. */
function columnsOf({ nationality: _field, ...columns }: Person): Partial<AccountRow> {
  return columns
}

function isPerson(username: string): username is PersonName {
  return username === 'member88' || username === 'agent88'
}

/** Fills the accounts of the demonstration member and agent, and lets the member be one of the agent's. */
async function fillPeople(
  sandbox: Sandbox,
  merchant: SandboxMerchant,
  [member, agent]: readonly [AccountRow | undefined, AccountRow | undefined],
): Promise<void> {
  const { database, passwords } = sandbox
  const hashes = { pin: await passwords.hash(demoPin), answer: await passwords.hash('mali') }
  for (const account of [member, agent])
    if (account && isPerson(account.username))
      await fillAccount(sandbox, merchant, {
        accountId: account.id,
        person: personOf(merchant.world, account.username),
        hashes,
      })
  if (!member || !agent) return
  const link = await standingLink(database, merchant, agent)
  await database
    .updateTable('account')
    .set({ affiliateCode: link.code })
    .where('id', '=', member.id)
    .execute()
  await database
    .insertInto('linkRegistration')
    .values({ accountId: member.id, linkId: link.id })
    .execute()
}

interface Start {
  readonly account: AccountRow
  readonly days: number
  readonly gifts: readonly PastGift[]
  readonly rates?: Rates
}

/** Gives an account its money and points. Where the others have a past, the new one has nothing. */
async function giveStart(
  sandbox: Sandbox,
  merchant: SandboxMerchant,
  { account, days, gifts, rates }: Start,
): Promise<void> {
  const { username, type } = account
  const hasPast = days > 0 && isPerson(username)
  if (days > 0 && username === 'newbie88') return
  await giveOpeningBalance(sandbox, merchant, account, {
    days: hasPast ? days : 0,
    gifts: [...(hasPast ? listPastClaims(merchant, sandbox.now()) : []), ...gifts],
    waits: username === 'member88',
    ...(rates && { rates }),
  })
  if (type !== memberTypes.trial)
    await givePoints(sandbox, merchant, { ...account, days: hasPast ? days : 0 })
}

/** Adds the messages, promotions and tickets of a member. */
async function giveBelongings(
  sandbox: Sandbox,
  merchant: SandboxMerchant,
  { id: accountId }: AccountRow,
): Promise<void> {
  await giveMessages(sandbox, merchant, accountId)
  await seedEntries(sandbox.database, merchant, { accountId, at: sandbox.now() })
  await giveTickets(sandbox, merchant, accountId)
}

/** Adds the messages of the demonstration to an account. */
async function giveMessages(
  { database, now }: Sandbox,
  { world }: SandboxMerchant,
  accountId: string,
): Promise<void> {
  const isFilled = historyDaysOf(world) > 0
  const letters = listDemoLetters(world).filter(
    ({ id }) => isFilled || (world.messages ?? []).some((one) => one.id === id),
  )
  const rows = letters.map(({ id, box, peer, hoursAgo, read }) => {
    const createdAt = now() - Math.floor(hoursAgo * hourMs)
    const readAt = read ? createdAt : null
    return { accountId, box, peer, title: '', body: '', worldId: id, createdAt, readAt }
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
  const given = tickets.filter(({ claimed }) => !claimed || historyDaysOf(world) > 0)
  const rows = given.map(({ id, days }) => ({
    accountId,
    ticketId: id,
    issuedAt,
    expiresAt: issuedAt + days * dayMs,
  }))
  if (rows.length > 0) await database.insertInto('rewardTicket').values(rows).execute()
}

interface OpeningPast {
  readonly days?: number
  readonly rates?: Rates
  readonly gifts?: readonly PastGift[]
  readonly waits?: boolean
}

/**
 * Gives an account its opening balance, with the records of some days in which it came to be. With a
 * wallet for each vendor, a part of it lies there.
 */
export async function giveOpeningBalance(
  { database, now, seed: worldSeed }: Pick<Sandbox, 'database' | 'now' | 'seed'>,
  merchant: SandboxMerchant,
  { id: accountId, username }: Pick<AccountRow, 'id' | 'username'>,
  { days = 0, ...past }: OpeningPast = {},
): Promise<void> {
  const { code, world } = merchant
  const minor = parseMinor(world.openingBalance ?? '1000', currencyOf(world).digits)
  const settings = resolveSettings(world.settings)
  const wallets = settings.wallet === 'single' ? [] : openingParts(world, minor)
  if (days > 0)
    return seedHistory(database, {
      merchant,
      settings,
      accountId,
      username,
      seed: worldSeed,
      days,
      balance: wallets.reduce((left, { part }) => left - part, minor),
      wallets,
      now: now(),
      ...past,
    })
  const main = `member:${accountId}:main`
  const shared = { reason: 'opening', createdAt: now() }
  await post(database, { from: `platform:${code}`, to: main, minor, ...shared })
  for (const { vendor, part } of wallets)
    await post(database, {
      from: main,
      to: `member:${accountId}:${vendor}`,
      minor: part,
      ...shared,
    })
}

/** Lists the opening balances at vendors: those of the world, or a part at each of its first three vendors. */
function openingParts(world: World, minor: number): VendorPart[] {
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
