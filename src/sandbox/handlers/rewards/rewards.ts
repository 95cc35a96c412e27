import type { ClaimedReward, RewardResult } from '../../../core/contract/generated/gateway.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { loadPage } from '../../kit/load-page.ts'
import { formatMinor } from '../../ledger/ledger.ts'
import { loadMoneyOrder, nameMoneyOrder } from '../../money/money-orders.ts'
import { refusePaused } from '../../play/enforce-limits.ts'
import { settleDue } from '../../play/move-round.ts'
import { advanceMoney } from '../../present/bring-to-present.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { withPresentLevel } from '../../rewards/advance-level.ts'
import { type Claimed, claimReward as creditReward } from '../../rewards/claim-reward.ts'
import { type DueReward, loadClaims, type RewardReader } from '../../rewards/due-reward.ts'
import { describeReward, listRewards } from '../../rewards/list-rewards.ts'
import { describeCalendar, signInId } from '../../rewards/sign-in-days.ts'
import { nameBonus } from '../../terms/bonus-terms.ts'
import { currencyOf } from '../../world/currency.ts'
import { isFlagOn } from '../../world/sandbox-settings.ts'
import { refuseFrozen, signedInMember } from '../member.ts'

const pageSize = 20

const rewardCenter: Handler<'rewardCenter'> = async (request) => {
  refuseUnlessOn(request)
  const reader = await loadPresent(request)
  const claims = await loadClaims(reader.database, reader.account.id)
  const rewards = await listRewards(reader, claims)
  const calendar = describeCalendar(reader, claims)
  const claimable = rewards.filter(({ state }) => state === 'claimable')
  const { digits } = currencyOf(request.merchant.world)
  return {
    rewards: rewards.map((due) => describeReward(request, due)),
    ...(calendar && { calendar }),
    count: claimable.length,
    total: formatMinor(sumOf(claimable), digits),
  }
}

/** Counts without bringing money to the present, because every page of a member polls it. */
const rewardCount: Handler<'rewardCount'> = async (request) => {
  refuseUnlessOn(request)
  const { sandbox, merchant } = request
  const { database } = sandbox
  const reader = { database, merchant, account: signedInMember(request), now: sandbox.now() }
  const rewards = await listRewards(reader)
  return { count: rewards.filter(({ state }) => state === 'claimable').length }
}

const rewardHistory: Handler<'rewardHistory'> = async (request) => {
  refuseUnlessOn(request)
  const { sandbox, merchant, language, query } = request
  const { database } = sandbox
  const { id: accountId } = signedInMember(request)
  const { pageNum } = query
  const own = database.selectFrom('rewardClaim').where('accountId', '=', accountId)
  const { rows, page } = await loadPage(
    own.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'),
    {
      pageNum,
      pageSize,
    },
  )
  const { digits } = currencyOf(merchant.world)
  const rewards = await Promise.all(
    rows.map(async ({ rewardId, kind, termsId, minor, orderId, at }) => ({
      rewardId,
      kind,
      title: nameBonus(merchant.world, termsId, language),
      amount: formatMinor(minor, digits),
      claimedAt: at,
      orderId: orderId === null ? '' : nameMoneyOrder(await loadMoneyOrder(database, orderId)),
    })),
  )
  return { rewards, ...page }
}

const claimReward: Handler<'claimReward'> = async (request) => {
  refuseUnlessOn(request)
  return claimOne(request, request.body.rewardId)
}

/** Marks the present day. A day that is over is refused with `reward.expired`. */
const signInToday: Handler<'signInToday'> = async (request) => {
  refuseUnlessOn(request)
  return claimOne(request, signInId(request.body.day))
}

type ClaimRequest = Pick<
  SandboxRequest<'claimReward' | 'signInToday' | 'claimLevelGift'>,
  'sandbox' | 'merchant' | 'settings' | 'account' | 'language' | 'commit'
>

/** Credits one reward and describes it. A frozen account is refused. */
export async function claimOne(request: ClaimRequest, rewardId: string): Promise<ClaimedReward> {
  const reader = await loadClaimer(request)
  return request.commit(async (database) => {
    const within = { ...reader, database }
    const rewards = await listRewards(within)
    return describeClaimed(request, await creditReward(within, rewards, rewardId))
  })
}

const claimAllRewards: Handler<'claimAllRewards'> = async (request) => {
  refuseUnlessOn(request)
  const { merchant, language, body } = request
  const reader = await loadClaimer(request)
  const { digits } = currencyOf(merchant.world)
  return request.commit(async (database) => {
    const within = { ...reader, database }
    const results: RewardResult[] = []
    let total = 0
    for (const rewardId of new Set(body.rewardIds)) {
      const rewards = await listRewards(within)
      const due = rewards.find((one) => one.rewardId === rewardId)
      const shown = {
        rewardId,
        title: due ? formatText(due.title, language) : rewardId,
        amount: formatMinor(due?.minor ?? 0, digits),
      }
      const code = await creditReward(within, rewards, rewardId).then(() => undefined, readCode)
      if (code === undefined) total += due?.minor ?? 0
      results.push(
        code === undefined ? { ...shown, state: 'claimed' } : { ...shown, state: 'refused', code },
      )
    }
    const count = results.filter(({ state }) => state === 'claimed').length
    return { results, total: formatMinor(total, digits), count }
  })
}

export const rewardHandlers = {
  claimAllRewards,
  claimReward,
  rewardCenter,
  rewardCount,
  rewardHistory,
  signInToday,
}

/** Returns the code of a refusal; throws anything else. */
function readCode(cause: unknown): string {
  if (cause instanceof GatewayRefusal) return cause.code
  throw cause
}

/** Brings a member to the present who may claim: no reward is credited to a frozen or a self-excluded account. */
async function loadClaimer(request: Parameters<typeof loadPresent>[0]) {
  const reader = await loadPresent(request)
  const { database, account, now } = reader
  await refuseFrozen(database, account.id)
  await refusePaused({ database, accountId: account.id, now })
  return reader
}

/** Brings the member's bets, money and level to the present. */
export async function loadPresent(
  request: Pick<SandboxRequest<'rewardCenter'>, 'sandbox' | 'merchant' | 'settings' | 'account'>,
): Promise<RewardReader & { readonly account: AccountRow }> {
  const { sandbox, merchant } = request
  const account = signedInMember(request)
  await settleDue(sandbox)
  await advanceMoney(request, account.id)
  return {
    database: sandbox.database,
    merchant,
    account: await withPresentLevel(request, account),
    now: sandbox.now(),
  }
}

function describeClaimed(
  { merchant, language }: Pick<ClaimRequest, 'merchant' | 'language'>,
  { reward, order }: Claimed,
): ClaimedReward {
  return {
    rewardId: reward.rewardId,
    title: formatText(reward.title, language),
    amount: formatMinor(reward.minor, currencyOf(merchant.world).digits),
    orderId: nameMoneyOrder(order),
    claimedAt: order.createdAt,
  }
}

function sumOf(rewards: readonly DueReward[]): number {
  return rewards.reduce((total, { minor }) => total + minor, 0)
}

function refuseUnlessOn({ settings }: Pick<SandboxRequest<'rewardCenter'>, 'settings'>): void {
  if (!isFlagOn(settings, 'REWCEN3'))
    throw new GatewayRefusal('function.not.available', { status: 403 })
}
