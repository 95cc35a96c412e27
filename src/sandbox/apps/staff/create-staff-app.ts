import { type Context, Hono } from 'hono'
import { findAccount } from '../../accounts/accounts.ts'
import { seedMerchant } from '../../demo/demo-accounts.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import type { RequestConnection, Sandbox } from '../../requests/sandbox.ts'
import { findPromotion } from '../../terms/list-promotions.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'
import { accountActions } from './account-actions.ts'
import { agentActions } from './agent-actions.ts'
import { orderActions } from './order-actions.ts'
import { promotionActions } from './promotion-actions.ts'
import type { StaffAnswer } from './staff-action.ts'

type StaffContext = Context<{ Bindings: RequestConnection }>

const actions = { ...accountActions, ...orderActions, ...promotionActions, ...agentActions }

/** Creates the part of the control API with which staff act on a member, and set the times of a promotion. */
export function createStaffApp(sandbox: Sandbox): Hono<{ Bindings: RequestConnection }> {
  const { database, directory } = sandbox
  const app = new Hono<{ Bindings: RequestConnection }>()
  const findMerchant = (context: StaffContext): SandboxMerchant | undefined =>
    directory.list().find(({ code }) => code === context.req.param('merchant'))
  app.onError((cause, context) => {
    if (!(cause instanceof GatewayRefusal)) throw cause
    return context.json({ message: cause.code }, 400)
  })
  for (const [name, act] of Object.entries(actions)) {
    const [method = '', path] = name.split(' ')
    app.on(method, `/:merchant/members/:username${path}`, async (context) => {
      const merchant = findMerchant(context)
      const username = context.req.param('username') ?? ''
      if (merchant) await seedMerchant(sandbox, merchant)
      const account = merchant && (await findAccount(database, merchant.code, username))
      if (!account) return context.notFound()
      const param = (part: string): string => context.req.param(part) ?? ''
      const body = await loadJson(context.req.raw)
      return sendAnswer(context, await act({ sandbox, merchant, account, param, body }))
    })
  }
  app.put('/:merchant/promotions/:promotion', async (context) => {
    const merchant = findMerchant(context)
    const promotionId = context.req.param('promotion')
    const { from: startsAt, until: endsAt } = await loadJson(context.req.raw)
    if (!merchant || !findPromotion(merchant.world, promotionId)) return context.notFound()
    if (!Number.isSafeInteger(startsAt) || !Number.isSafeInteger(endsAt))
      return context.json({ message: 'Not two times in milliseconds' }, 400)
    const times = { startsAt: Number(startsAt), endsAt: Number(endsAt) }
    await database
      .insertInto('promotionWindow')
      .values({ merchant: merchant.code, promotionId, ...times })
      .onConflict((conflict) => conflict.columns(['merchant', 'promotionId']).doUpdateSet(times))
      .execute()
    return context.body(null, 204)
  })
  return app
}

function sendAnswer(context: StaffContext, answer: StaffAnswer): Response | Promise<Response> {
  switch (answer.kind) {
    case 'done':
      return context.body(null, 204)
    case 'value':
      return context.json(answer.value)
    case 'unfit':
      return context.json({ message: answer.message }, 400)
    case 'conflict':
      return context.json({ message: answer.message }, 409)
    case 'missing':
      return context.notFound()
  }
}

async function loadJson(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const json: unknown = await request.json().catch(() => undefined)
  return typeof json === 'object' && json !== null ? { ...json } : {}
}
