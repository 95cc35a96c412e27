import { memberTypes } from '../../accounts/accounts.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { advancePromotions } from '../../present/bring-to-present.ts'
import {
  checkConditions,
  describePromotion,
  describeWhole,
} from '../../promotions/describe-promotion.ts'
import { promotionCategories } from '../../promotions/promotion-categories.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { findPromotion, loadWindows, promotionsOf } from '../../terms/list-promotions.ts'

type Reading = SandboxRequest<'promotions'> | SandboxRequest<'promotion'>

const promotions: Handler<'promotions'> = async (request) => {
  const { merchant, language } = request
  const { entryOf, windowOf, now } = await loadReading(request)
  const all = promotionsOf(merchant.world).map((promotion) =>
    describePromotion(
      { merchant, language, now },
      { promotion, window: windowOf(promotion), entry: entryOf(promotion.id) },
    ),
  )
  const used = new Set(all.map(({ category }) => category))
  return {
    categories: Object.entries(promotionCategories)
      .filter(([id]) => used.has(id))
      .map(([id, name]) => ({ id, name: formatText(name, language) })),
    promotions: all,
  }
}

const promotion: Handler<'promotion'> = async (request) => {
  const { merchant, language, query, sandbox } = request
  const found = findPromotion(merchant.world, query.promotionId)
  if (!found) throw new GatewayRefusal('promotion.notFound', { status: 404 })
  const { entryOf, windowOf, now } = await loadReading(request)
  const read = { promotion: found, window: windowOf(found), entry: entryOf(found.id) }
  const conditions = await checkConditions(sandbox.database, found, readMember(request))
  return describeWhole({ merchant, language, now }, read, conditions)
}

export const promotionHandlers = { promotion, promotions }

/** Returns the member who asks; undefined for a guest and for a trial account. */
function readMember({ account }: Reading): AccountRow | undefined {
  return account?.type === memberTypes.trial ? undefined : account
}

async function loadReading(request: Reading) {
  const { sandbox, merchant } = request
  const member = readMember(request)
  const entries = member && (await advancePromotions(request, member.id))
  return {
    entryOf: (id: string) => entries?.get(id),
    windowOf: await loadWindows(sandbox, merchant),
    now: sandbox.now(),
  }
}
