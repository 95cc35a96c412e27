import { Hono } from 'hono'
import type {
  IdentitySlot,
  IdentitySlotName,
  OrderReason,
  PromotionReason,
} from '../../core/contract/generated/gateway.ts'
import { findAccount } from '../accounts/accounts.ts'
import type { AccountRow } from '../database/account-tables.ts'
import { storeMessage } from '../handlers/account/messages.ts'
import { decideOrder } from '../money/cashier.ts'
import { findMoneyOrder, nameMoneyOrder } from '../money/money-orders.ts'
import { findMallOrder, moveMallOrder, nameMallOrder, staffMove } from '../points/mall-orders.ts'
import { computeReward, loadEntries, moveEntry } from '../promotions/promotion-entries.ts'
import type { RequestConnection, Sandbox } from '../requests/sandbox.ts'
import { findPromotion } from '../terms/list-promotions.ts'
import { currencyOf } from '../world/currency.ts'

/**
 * Creates the part of the control API with which staff act on a member: the state of the account, the
 * review of an identity, an answer to feedback, a message, a decision on an order of money or of the
 * points mall, or on an application for a promotion. Staff also set the times of a promotion.
 */
export function createStaffApp(sandbox: Sandbox): Hono<{ Bindings: RequestConnection }> {
  const { database, now } = sandbox
  const app = new Hono<{ Bindings: RequestConnection }>()
  const find = (params: { readonly merchant: string; readonly username: string }) =>
    findAccount(database, params.merchant, params.username)
  app.put('/:merchant/members/:username/state', async (context) => {
    const account = await find(context.req.param())
    const { state } = await readJson(context.req.raw)
    if (!account) return context.notFound()
    if (state !== 'enabled' && state !== 'frozen' && state !== 'disabled')
      return context.json({ message: 'Not a state' }, 400)
    await database.deleteFrom('accountState').where('accountId', '=', account.id).execute()
    if (state !== 'enabled')
      await database.insertInto('accountState').values({ accountId: account.id, state }).execute()
    if (state === 'disabled')
      await database.deleteFrom('session').where('accountId', '=', account.id).execute()
    return context.body(null, 204)
  })
  app.put('/:merchant/members/:username/identity/:slot', async (context) => {
    const account = await find(context.req.param())
    const { state, reason } = await readJson(context.req.raw)
    if (!account) return context.notFound()
    if (state !== 'verified' && state !== 'rejected')
      return context.json({ message: 'Not a decision' }, 400)
    const decided = await database
      .updateTable('identityPicture')
      .set({ state, reason: state === 'rejected' ? readReason(reason) : null })
      .where('accountId', '=', account.id)
      .where('slot', '=', context.req.param('slot') as IdentitySlotName) // another word finds no row
      .executeTakeFirst()
    return decided.numUpdatedRows === 0n ? context.notFound() : context.body(null, 204)
  })
  app.post('/:merchant/members/:username/messages', async (context) => {
    const account = await find(context.req.param())
    const { title, body, from } = await readJson(context.req.raw)
    if (!account) return context.notFound()
    if (typeof title !== 'string' || typeof body !== 'string')
      return context.json({ message: 'A message has a title and a body' }, 400)
    const isSystem = from === 'system'
    await storeMessage(database, {
      accountId: account.id,
      box: isSystem ? 'system' : 'inbox',
      peer: isSystem ? 'system' : from === 'upline' ? 'upline' : 'service',
      title,
      body,
      createdAt: now(),
      readAt: null,
    })
    return context.body(null, 204)
  })
  app.get('/:merchant/members/:username/orders', async (context) => {
    const account = await find(context.req.param())
    if (!account) return context.notFound()
    const orders = await database
      .selectFrom('moneyOrder')
      .selectAll()
      .where('accountId', '=', account.id)
      .orderBy('id', 'desc')
      .limit(100)
      .execute()
    return context.json(
      orders.map((order) => ({
        orderId: nameMoneyOrder(order),
        category: order.category,
        state: order.state,
      })),
    )
  })
  app.put('/:merchant/members/:username/orders/:order', async (context) => {
    const { order: number, merchant: code } = context.req.param()
    const account = await find(context.req.param())
    const merchant = sandbox.directory.list().find((one) => one.code === code)
    const { state: to, reason } = await readJson(context.req.raw)
    if (!account || !merchant) return context.notFound()
    if (typeof to !== 'string') return context.json({ message: 'Not a state' }, 400)
    const decided = await database.transaction().execute(async (within) => {
      const order = await findMoneyOrder(within, account.id, number)
      if (!order) return undefined
      const decision = { to, at: now(), reason: readOrderReason(reason), merchant }
      return (await decideOrder(within, order, decision)) ? 'decided' : 'refused'
    })
    if (!decided) return context.notFound()
    return decided === 'decided'
      ? context.body(null, 204)
      : context.json({ message: `The order cannot become ${to}` }, 409)
  })
  app.get('/:merchant/members/:username/promotions', async (context) => {
    const account = await find(context.req.param())
    if (!account) return context.notFound()
    const entries = await loadEntries(database, account.id)
    return context.json(
      [...entries.values()].map(({ promotionId, status, comment, pictures, sentAt }) => ({
        promotionId,
        status,
        comment,
        pictures,
        sentAt,
      })),
    )
  })
  app.put('/:merchant/members/:username/promotions/:promotion', async (context) => {
    const { merchant: code, promotion: id } = context.req.param()
    const account = await find(context.req.param())
    const merchant = sandbox.directory.list().find((one) => one.code === code)
    const promotion = merchant && findPromotion(merchant.world, id)
    const { state, reason } = await readJson(context.req.raw)
    if (!account || !promotion) return context.notFound()
    if (state !== 'issued' && state !== 'rejected')
      return context.json({ message: 'Not a decision' }, 400)
    const { digits } = currencyOf(merchant.world)
    const decided = await database.transaction().execute(async (within) => {
      const entry = (await loadEntries(within, account.id)).get(id)
      if (!entry) return undefined
      return state === 'issued'
        ? moveEntry(within, entry, {
            promotion,
            move: 'issue',
            at: now(),
            set: { reward: computeReward(promotion, 0, digits) },
          })
        : moveEntry(within, entry, {
            promotion,
            move: 'reject',
            at: now(),
            set: { reason: readPromotionReason(reason) },
          })
    })
    return decided
      ? context.body(null, 204)
      : context.json({ message: `The application cannot become ${state}` }, 409)
  })
  app.put('/:merchant/promotions/:promotion', async (context) => {
    const { merchant: code, promotion: promotionId } = context.req.param()
    const merchant = sandbox.directory.list().find((one) => one.code === code)
    const { from: startsAt, until: endsAt } = await readJson(context.req.raw)
    if (!merchant || !findPromotion(merchant.world, promotionId)) return context.notFound()
    if (!Number.isSafeInteger(startsAt) || !Number.isSafeInteger(endsAt))
      return context.json({ message: 'Not two times in milliseconds' }, 400)
    const times = { startsAt: Number(startsAt), endsAt: Number(endsAt) }
    await database
      .insertInto('promotionWindow')
      .values({ merchant: code, promotionId, ...times })
      .onConflict((conflict) => conflict.columns(['merchant', 'promotionId']).doUpdateSet(times))
      .execute()
    return context.body(null, 204)
  })
  app.get('/:merchant/members/:username/mall-orders', async (context) => {
    const account = await find(context.req.param())
    if (!account) return context.notFound()
    const orders = await database
      .selectFrom('mallOrder')
      .selectAll()
      .where('accountId', '=', account.id)
      .orderBy('id', 'desc')
      .limit(100)
      .execute()
    return context.json(
      orders.map((order) => ({
        orderId: nameMallOrder(order),
        goodId: order.goodId,
        quantity: order.quantity,
        points: order.points,
        state: order.state,
      })),
    )
  })
  app.put('/:merchant/members/:username/mall-orders/:order', async (context) => {
    const { order: number, merchant: code } = context.req.param()
    const account = await find(context.req.param())
    const merchant = sandbox.directory.list().find((one) => one.code === code)
    const { state, note } = await readJson(context.req.raw)
    if (!account || !merchant) return context.notFound()
    const move = staffMove(state)
    if (!move) return context.json({ message: 'Not a state' }, 400)
    const words = typeof note === 'string' ? note : undefined
    const moved = await database.transaction().execute(async (within) => {
      const order = await findMallOrder(within, account.id, number)
      if (!order) return undefined
      const options = { ...move, at: now(), merchant, note: words }
      return (await moveMallOrder(within, order, options)) ? 'moved' : 'refused'
    })
    if (!moved) return context.notFound()
    return moved === 'moved'
      ? context.body(null, 204)
      : context.json({ message: `The order cannot become ${move.to}` }, 409)
  })
  app.put('/:merchant/members/:username/feedback', async (context) => {
    const account = await find(context.req.param())
    const { answer } = await readJson(context.req.raw)
    if (!account) return context.notFound()
    if (typeof answer !== 'string') return context.json({ message: 'Not an answer' }, 400)
    await answerFeedback(account, answer)
    return context.body(null, 204)
  })
  return app

  async function answerFeedback({ id }: AccountRow, answer: string): Promise<void> {
    await database
      .updateTable('feedback')
      .set({ answer, state: 'answered' })
      .where('accountId', '=', id)
      .where('state', '=', 'open')
      .execute()
  }
}

const reasons = ['blurred', 'cut', 'expired', 'mismatch', 'unreadable'] as const

function readReason(reason: unknown): NonNullable<IdentitySlot['reason']> {
  return reasons.find((known) => known === reason) ?? 'unreadable'
}

const promotionReasons: readonly PromotionReason[] = [
  'unreadable',
  'incomplete',
  'notEligible',
  'duplicate',
  'refused',
]

function readPromotionReason(reason: unknown): PromotionReason {
  return promotionReasons.find((known) => known === reason) ?? 'refused'
}

const orderReasons: readonly OrderReason[] = [
  'amountMismatch',
  'nameMismatch',
  'notReceived',
  'duplicate',
  'accountClosed',
  'refused',
]

function readOrderReason(reason: unknown): OrderReason | undefined {
  return orderReasons.find((known) => known === reason)
}

async function readJson(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const json: unknown = await request.json().catch(() => undefined)
  return typeof json === 'object' && json !== null ? { ...json } : {}
}
