import type { DepositPromotion } from '../../../core/contract/generated/gateway.ts'
import type { WorldDepositPromotion } from '../../../core/contract/generated/world.ts'
import type { Database } from '../../database/open-database.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { formatMinor, parseMinor } from '../../ledger/ledger.ts'
import { loadDepositLeft } from '../../play/enforce-limits.ts'
import { advanceMoney } from '../../present/bring-to-present.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import {
  depositMethodsOf,
  depositPromotionsOf,
  describeMethod,
} from '../../terms/deposit-methods.ts'
import { currencyOf } from '../../world/currency.ts'
import { signedInMember } from '../member.ts'

const depositMethods: Handler<'depositMethods'> = async (request) => {
  const { sandbox, merchant, settings, language } = request
  const { id: accountId, payeeName } = signedInMember(request)
  await advanceMoney(request, accountId)
  const { database } = sandbox
  const { world, merchantCode } = merchant
  const last = await database
    .selectFrom('moneyOrder')
    .select('detail')
    .where('accountId', '=', accountId)
    .where('category', '=', 'deposit')
    .where('state', '=', 'success')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const lastId = last && JSON.parse(last.detail).methodId
  const left = await loadDepositLeft({ database, accountId, now: sandbox.now() })
  return {
    methods: depositMethodsOf(world)
      .filter(({ id }) => !settings.depositMethodsOff.includes(id))
      .map((method) => ({
        ...describeMethod({ world, language, merchantCode }, method),
        ...(method.id === lastId && { lastUsed: true }),
      })),
    first: last === undefined,
    ...(payeeName !== null && { holder: payeeName }),
    ...(left !== undefined && { limitLeft: formatMinor(left, currencyOf(world).digits) }),
  }
}

const depositPromotions: Handler<'depositPromotions'> = async (request) => {
  const { sandbox, merchant } = request
  const accepted = await loadAccepted(sandbox.database, signedInMember(request).id)
  return {
    promotions: depositPromotionsOf(merchant.world).map((promotion) =>
      describeOffer(request, promotion, accepted.has(promotion.id)),
    ),
  }
}

/** Returns the ids of the promotions whose terms a member has accepted. */
export async function loadAccepted(
  database: Database,
  accountId: string,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('acceptedPromotion')
    .select('promotionId')
    .where('accountId', '=', accountId)
    .execute()
  return new Set(rows.map(({ promotionId }) => promotionId))
}

function describeOffer(
  { merchant, language }: Pick<SandboxRequest<'depositPromotions'>, 'merchant' | 'language'>,
  promotion: WorldDepositPromotion,
  accepted: boolean,
): DepositPromotion {
  const { digits } = currencyOf(merchant.world)
  const write = (amount: string): string => formatMinor(parseMinor(amount, digits), digits)
  const { id, title, summary, percent, bonus, maxBonus, minDeposit, turnover } = promotion
  const { maxCashOut, days, categories } = promotion
  return {
    id,
    title: formatText(title, language),
    ...(summary && { summary: formatText(summary, language) }),
    ...(percent && { percent }),
    ...(bonus && { bonus: write(bonus) }),
    ...(maxBonus && { maxBonus: write(maxBonus) }),
    minDeposit: write(minDeposit),
    turnover,
    ...(maxCashOut && { maxCashOut: write(maxCashOut) }),
    days,
    ...(categories && { categories: [...categories] }),
    accepted,
  }
}

const acceptPromotion: Handler<'acceptPromotion'> = (request) => {
  const { body, merchant, sandbox } = request
  const { id: accountId } = signedInMember(request)
  const { promotionId } = body
  if (!depositPromotionsOf(merchant.world).some(({ id }) => id === promotionId))
    throw new GatewayRefusal('promotion.ended', { status: 409 })
  return request.commit(async (database) => {
    await database
      .insertInto('acceptedPromotion')
      .values({ accountId, promotionId, at: sandbox.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })
}

export const depositOfferHandlers = { acceptPromotion, depositMethods, depositPromotions }
