import type { Promotion } from '../../../core/contract/generated/gateway.ts'
import type { WorldPromotion } from '../../../core/contract/generated/world.ts'
import type { PromotionAction } from '../../../core/contract/promotion-states.ts'
import type { Database } from '../../database/open-database.ts'
import type { PromotionEntryRow } from '../../database/reward-tables.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { formatMinor } from '../../ledger/ledger.ts'
import { grantBonus } from '../../money/grant-bonus.ts'
import { nameMoneyOrder } from '../../money/money-orders.ts'
import { refusePaused } from '../../play/enforce-limits.ts'
import { advancePromotions } from '../../present/bring-to-present.ts'
import { checkConditions, describePromotion } from '../../promotions/describe-promotion.ts'
import { ensureEntry, moveEntry, statusOf } from '../../promotions/promotion-entries.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { withPresentLevel } from '../../rewards/advance-level.ts'
import { findPromotion, loadWindows, promotionPrefix } from '../../terms/list-promotions.ts'
import { currencyOf } from '../../world/currency.ts'
import { parsePicture } from '../account/parse-picture.ts'
import { refuseFrozen, signedInMember } from '../member.ts'

interface EffectRequest extends Omit<SandboxRequest<'claimPromotion'>, 'body' | 'commit'> {
  readonly body: { readonly promotionId: string }
}

const movePromotion: Handler<'movePromotion'> = async (request) => {
  const { move } = request.body
  const take = await openTake(request)
  const started = { joinedAt: request.sandbox.now(), before: 0, done: 0, reachedAt: null }
  return request.commit(async (database) => {
    const entry = await take(database, move, move === 'join' ? started : { reason: null })
    return describeEntry(request, database, entry)
  })
}

const applyPromotion: Handler<'applyPromotion'> = async (request) => {
  const { comment, pictures = [] } = request.body
  const parsed = pictures.map(parsePicture)
  const take = await openTake(request)
  const sent = {
    comment: comment?.trim() || null,
    pictures: parsed.length,
    sentAt: request.sandbox.now(),
    reason: null,
  }
  return request.commit(async (database) =>
    describeEntry(request, database, await take(database, 'apply', sent)),
  )
}

const claimPromotion: Handler<'claimPromotion'> = async (request) => {
  const { sandbox, merchant } = request
  const { digits } = currencyOf(merchant.world)
  const take = await openTake(request)
  return request.commit(async (database) => {
    const entry = await take(database, 'claim')
    const minor = entry.reward ?? 0
    const required = minor * findOffer(request).turnover
    const order = await grantBonus(database, {
      accountId: entry.accountId,
      merchant,
      promotionId: promotionPrefix + entry.promotionId,
      minor,
      required,
      at: sandbox.now(),
    })
    return {
      promotion: await describeEntry(request, database, entry),
      orderId: nameMoneyOrder(order),
      amount: formatMinor(minor, digits),
      required: formatMinor(required, digits),
    }
  })
}

export const takePromotionHandlers = { applyPromotion, claimPromotion, movePromotion }

function findOffer({ merchant, body }: EffectRequest): WorldPromotion {
  const offer = findPromotion(merchant.world, body.promotionId)
  if (!offer) throw new GatewayRefusal('promotion.notFound', { status: 404 })
  return offer
}

type Take = (
  database: Database,
  action: PromotionAction,
  set?: Partial<PromotionEntryRow>,
) => Promise<PromotionEntryRow>

/**
 * Returns the move of a member within a transaction. It is refused unless the status at that moment
 * allows it (SPEC §11.43), and to a member who lacks what the promotion asks for.
 */
async function openTake(request: EffectRequest): Promise<Take> {
  const { sandbox, merchant } = request
  const stored = signedInMember(request)
  const promotion = findOffer(request)
  await advancePromotions(request, stored.id)
  const account = await withPresentLevel(request, stored)
  const windowOf = await loadWindows(sandbox, merchant)
  return async (database, action, set = {}) => {
    const at = sandbox.now()
    await refuseFrozen(database, account.id)
    await refusePaused({ database, accountId: account.id, now: at })
    const entry = await ensureEntry(database, {
      accountId: account.id,
      promotionId: promotion.id,
      at,
    })
    const status = statusOf({ promotion, window: windowOf(promotion), entry }, at)
    const moved =
      status === entry.status &&
      (await moveEntry(database, entry, { promotion, move: action, at, set }))
    if (!moved) throw new GatewayRefusal('promotion.state', { status: 409 })
    if (action === 'join' || action === 'apply') {
      const conditions = await checkConditions(database, promotion, account)
      if (conditions.some(({ met }) => met === false))
        throw new GatewayRefusal('promotion.conditions', { status: 409 })
    }
    return moved
  }
}

async function describeEntry(
  request: EffectRequest,
  database: Database,
  entry: PromotionEntryRow,
): Promise<Promotion> {
  const { sandbox, merchant, language } = request
  const promotion = findOffer(request)
  const windowOf = await loadWindows({ database, startedAt: sandbox.startedAt }, merchant)
  return describePromotion(
    { merchant, language, now: sandbox.now() },
    { promotion, window: windowOf(promotion), entry },
  )
}
