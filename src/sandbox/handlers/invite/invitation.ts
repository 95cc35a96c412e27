import type { InvitedFriend } from '../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../core/contract/pages.ts'
import { inviteCodeOf } from '../../accounts/invite-codes.ts'
import type { Database } from '../../database/open-database.ts'
import { countPages } from '../../kit/count-pages.ts'
import { maskText } from '../../kit/mask-text.ts'
import { formatMinor, parseMinor } from '../../ledger/ledger.ts'
import { loadMoneyOrder, nameMoneyOrder } from '../../money/money-orders.ts'
import type { Handler } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import { inviteOf } from '../../world/invite.ts'
import { signedInMember } from '../member.ts'

const pageSize = 20

const invitation: Handler<'invitation'> = async (request) => {
  const { sandbox, merchant, origin } = request
  const { database } = sandbox
  const account = signedInMember(request)
  const code = inviteCodeOf(account)
  const { digits } = currencyOf(merchant.world)
  const { minDeposit, rewards, turnover = 0 } = inviteOf(merchant.world)
  const visits = await database
    .selectFrom('inviteVisit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('inviterId', '=', account.id)
    .executeTakeFirstOrThrow()
  const friends = await database
    .selectFrom('account')
    .select('id')
    .where('merchant', '=', merchant.code)
    .where('affiliateCode', '=', code)
    .execute()
  const deposited = await findDepositors(
    database,
    friends.map(({ id }) => id),
  )
  const paid = await database
    .selectFrom('inviteReward')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('minor').as('sum'),
    ])
    .where('inviterId', '=', account.id)
    .executeTakeFirstOrThrow()
  const write = (amount: string): string => formatMinor(parseMinor(amount, digits), digits)
  return {
    code,
    link: `${origin}${pathTo('register', { affiliateCode: code })}`,
    minDeposit: write(minDeposit),
    turnover,
    opened: Math.max(visits.count, friends.length),
    registered: friends.length,
    deposited: deposited.size,
    earned: formatMinor(paid.sum ?? 0, digits),
    rewards: rewards.map(({ from, amount }) => ({
      from,
      amount: write(amount),
      reached: paid.count >= from,
    })),
  }
}

const inviteHistory: Handler<'inviteHistory'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { database } = sandbox
  const { pageNum = 1 } = query
  const { digits } = currencyOf(merchant.world)
  const own = database
    .selectFrom('account')
    .where('account.merchant', '=', merchant.code)
    .where('affiliateCode', '=', inviteCodeOf(signedInMember(request)))
  const { count } = await own
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .leftJoin('inviteReward', 'inviteReward.friendId', 'account.id')
    .select(['account.id', 'username', 'createdAt', 'minor', 'orderId'])
    .orderBy('createdAt', 'desc')
    .orderBy('account.id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const deposited = await findDepositors(
    database,
    rows.map(({ id }) => id),
  )
  const friends = rows.map(async (row): Promise<InvitedFriend> => {
    const { id, username, createdAt, minor, orderId } = row
    const friend = {
      // The id tells nothing about the account.
      friendId: String((pageNum - 1) * pageSize + rows.indexOf(row) + 1),
      name: maskText(username, { start: 2, end: 1 }),
      registeredAt: createdAt,
    }
    if (minor === null || orderId === null)
      return { ...friend, state: deposited.has(id) ? 'deposited' : 'registered' }
    return {
      ...friend,
      state: 'rewarded',
      reward: formatMinor(minor, digits),
      orderId: nameMoneyOrder(await loadMoneyOrder(database, orderId)),
    }
  })
  return {
    friends: await Promise.all(friends),
    pageNum,
    totalPages: countPages(count, pageSize),
  }
}

export const invitationHandlers = { invitation, inviteHistory }

/** Returns those of some accounts that have a credited deposit. */
async function findDepositors(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .selectFrom('moneyOrder')
    .select('accountId')
    .distinct()
    .where('accountId', 'in', [...ids])
    .where('category', '=', 'deposit')
    .where('state', '=', 'success')
    .execute()
  return new Set(rows.map(({ accountId }) => accountId))
}
