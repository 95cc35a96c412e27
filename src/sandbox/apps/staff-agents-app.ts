import { Hono } from 'hono'
import { contractKinds } from '../../core/contract/contract-kinds.ts'
import { contractMoves } from '../../core/contract/contract-states.ts'
import type { ContractTierChoice } from '../../core/contract/generated/gateway.ts'
import { findAccount } from '../accounts/accounts.ts'
import { insertContract, moveContract } from '../agents/contract-store.ts'
import { parseTiers } from '../agents/parse-tiers.ts'
import { defaultRates, loadRates, parseRate, setRates } from '../agents/rates.ts'
import { addRoot, findUpline, placeBelow, startClock } from '../agents/tree.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import type { RequestConnection, Sandbox } from '../requests/sandbox.ts'
import { currencyOf } from '../world/currency.ts'

/**
 * Creates the part of the control API with which staff place agents: the type and the upline of an account,
 * the rates of an agent at the top, and contracts of the platform.
 */
export function createStaffAgentsApp(sandbox: Sandbox): Hono<{ Bindings: RequestConnection }> {
  const { database, now, directory } = sandbox
  const app = new Hono<{ Bindings: RequestConnection }>()
  const find = async (params: { readonly merchant: string; readonly username: string }) => {
    const merchant = directory.list().find(({ code }) => code === params.merchant)
    const account = await findAccount(database, params.merchant, params.username)
    return merchant && account && { merchant, account }
  }
  app.onError((cause, context) => {
    if (!(cause instanceof GatewayRefusal)) throw cause
    return context.json({ message: cause.code }, 400)
  })
  app.put('/:merchant/members/:username/type', async (context) => {
    const found = await find(context.req.param())
    const { type } = await readJson(context.req.raw)
    if (!found) return context.notFound()
    if (!Number.isSafeInteger(type)) return context.json({ message: 'Not a type' }, 400)
    await database
      .updateTable('account')
      .set({ type: Number(type) })
      .where('id', '=', found.account.id)
      .execute()
    return context.body(null, 204)
  })
  app.put('/:merchant/members/:username/upline', async (context) => {
    const found = await find(context.req.param())
    const { upline } = await readJson(context.req.raw)
    const above = await findAccount(database, context.req.param('merchant'), String(upline))
    if (!found || !above) return context.notFound()
    const { account, merchant } = found
    const placed = await database.transaction().execute(async (within) => {
      const isBelow = await within
        .selectFrom('ancestry')
        .select('depth')
        .where('ancestorId', '=', account.id)
        .where('accountId', '=', above.id)
        .executeTakeFirst()
      if (isBelow || above.id === account.id || (await findUpline(within, account.id))) return false
      const place = {
        accountId: account.id,
        uplineId: above.id,
        merchant: merchant.code,
        at: now(),
      }
      await placeBelow(within, place)
      const own = (await loadRates(within, merchant, above.id)).latest
      const rates = Object.fromEntries(
        Object.entries(defaultRates(merchant)).map(([product, rate]) => [
          product,
          Math.min(rate, own[product] ?? 0),
        ]),
      )
      await setRates(within, account.id, { rates, from: now() })
      return true
    })
    return placed
      ? context.body(null, 204)
      : context.json({ message: 'The account has a place already' }, 409)
  })
  app.put('/:merchant/members/:username/rates', async (context) => {
    const found = await find(context.req.param())
    const { rate } = await readJson(context.req.raw)
    if (!found) return context.notFound()
    const { account, merchant } = found
    if (await findUpline(database, account.id))
      return context.json({ message: 'The upline sets these rates' }, 409)
    const value = parseRate(String(rate))
    const rates = Object.fromEntries(
      Object.keys(defaultRates(merchant)).map((product) => [product, value]),
    )
    await database.transaction().execute(async (within) => {
      await addRoot(within, account.id)
      await startClock(within, merchant.code, now())
      await setRates(within, account.id, { rates, from: now() })
    })
    return context.body(null, 204)
  })
  app.post('/:merchant/members/:username/contracts', async (context) => {
    const found = await find(context.req.param())
    const body = await readJson(context.req.raw)
    const kind = contractKinds.find((one) => one === body['kind'])
    if (!found) return context.notFound()
    if (!kind || !Array.isArray(body['tiers'])) return context.json({ message: 'No contract' }, 400)
    const { account, merchant } = found
    const { digits } = currencyOf(merchant.world)
    const rateType = body['rateType'] === 'fixed' ? 'fixed' : 'percent'
    const choices = body['tiers'] as ContractTierChoice[] // `parseTiers` refuses what is no tier
    const tiers = parseTiers(choices, { kind, rateType, digits })
    const row = await database.transaction().execute((within) =>
      insertContract(within, {
        merchant: merchant.code,
        kind,
        uplineId: null,
        accountId: account.id,
        product: typeof body['product'] === 'string' ? body['product'] : null,
        rateType,
        tiers,
        days: typeof body['days'] === 'number' ? body['days'] : null,
        at: now(),
      }),
    )
    return context.json({ contractId: String(row.id) })
  })
  app.put('/:merchant/members/:username/contracts/:contract', async (context) => {
    const found = await find(context.req.param())
    const { action } = await readJson(context.req.raw)
    const move = contractMoves.find((one) => one === action)
    if (!found) return context.notFound()
    if (!move) return context.json({ message: 'Not an action' }, 400)
    const moved = await database.transaction().execute(async (within) => {
      const contract = await within
        .selectFrom('contract')
        .selectAll()
        .where('id', '=', Number(context.req.param('contract')))
        .where('accountId', '=', found.account.id)
        .where('uplineId', 'is', null)
        .executeTakeFirst()
      return contract && moveContract(within, contract, { move, actor: 'upline', at: now() })
    })
    return moved
      ? context.body(null, 204)
      : context.json({ message: 'The contract does not allow it' }, 409)
  })
  return app
}

async function readJson(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const json: unknown = await request.json().catch(() => undefined)
  return typeof json === 'object' && json !== null ? { ...json } : {}
}
