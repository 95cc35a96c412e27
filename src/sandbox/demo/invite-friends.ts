import { createAccount, memberTypes } from '../accounts/accounts.ts'
import { inviteCodeOf } from '../accounts/invite-codes.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs, hourMs } from '../kit/durations.ts'
import { parseMinor } from '../ledger/ledger.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import { hashToken } from '../requests/sessions.ts'
import { currencyOf } from '../world/currency.ts'
import { inviteOf, inviteTermsId, rewardFor } from '../world/invite.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { resolveSettings } from '../world/sandbox-settings.ts'
import type { PastGift } from './past/past.ts'
import { seedHistory } from './seed-history.ts'

/** The friends whom the member invited, and the days since they joined. The last one joined yesterday. */
const friends = [
  ['jun55', 41],
  ['tara21', 12],
  ['bow77', 1],
] as const

/** The visitors who opened the link of the invitation. */
const visitors = 9

/** Adds the friends of a member with what they did. Returns the rewards that the member got for them. */
export async function inviteFriends(
  { database, now, seed }: Pick<Sandbox, 'database' | 'now' | 'seed'>,
  merchant: SandboxMerchant,
  { member, passwordHash }: { readonly member: AccountRow; readonly passwordHash: string },
): Promise<readonly PastGift[]> {
  const { world } = merchant
  const settings = resolveSettings(world.settings)
  const { digits } = currencyOf(world)
  const balance = parseMinor('300', digits)
  const leastDeposit = parseMinor(inviteOf(world).minDeposit, digits)
  const deposits: { readonly friendId: string; readonly at: number }[] = []
  for (const [username, days] of friends) {
    const friend = await createAccount(database, {
      merchant: merchant.code,
      username,
      passwordHash,
      type: memberTypes.member,
      createdAt: now() - days * dayMs - hourMs,
      details: { affiliateCode: inviteCodeOf(member) },
    })
    if (!friend || days < 2) continue
    const history = {
      merchant,
      settings,
      accountId: friend.id,
      username,
      seed,
      balance,
      leastDeposit,
    }
    await seedHistory(database, { ...history, days: days - 1, now: now() })
    const at = await findFirstDeposit(database, merchant, friend.id)
    if (at !== undefined) deposits.push({ friendId: friend.id, at })
  }
  await database
    .insertInto('inviteVisit')
    .values(
      Array.from({ length: visitors }, (_, place) => ({
        inviterId: member.id,
        visitor: hashToken(`${member.id}/${place}`),
      })),
    )
    .execute()
  return deposits
    .toSorted((one, other) => one.at - other.at)
    .flatMap((deposit, place) => describeReward(merchant, { ...deposit, number: place + 1 }))
}

/** Finds when the first deposit was credited for which an inviter is rewarded. */
async function findFirstDeposit(
  database: Database,
  { world }: SandboxMerchant,
  accountId: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('moneyOrder')
    .select('changedAt')
    .where('accountId', '=', accountId)
    .where('category', '=', 'deposit')
    .where('state', '=', 'success')
    .where('minor', '>=', parseMinor(inviteOf(world).minDeposit, currencyOf(world).digits))
    .orderBy('changedAt')
    .executeTakeFirst()
  return row?.changedAt
}

interface Rewarded {
  readonly friendId: string
  readonly at: number
  /** The place of the friend among those who were rewarded, from 1. */
  readonly number: number
}

function describeReward(
  { world }: SandboxMerchant,
  { number, ...friend }: Rewarded,
): readonly PastGift[] {
  const invite = inviteOf(world)
  const amount = rewardFor(invite, number)
  if (amount === undefined) return []
  const minor = parseMinor(amount, currencyOf(world).digits)
  return [{ termsId: inviteTermsId, minor, required: minor * (invite.turnover ?? 0), ...friend }]
}
