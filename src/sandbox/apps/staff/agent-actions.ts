import { contractKinds } from '../../../core/contract/contract-kinds.ts'
import { contractMoves } from '../../../core/contract/contract-states.ts'
import type { ContractTierChoice } from '../../../core/contract/generated/gateway.ts'
import { findAccount } from '../../accounts/accounts.ts'
import { insertContract, moveContract } from '../../agents/contract-store.ts'
import { parseTiers } from '../../agents/parse-tiers.ts'
import { defaultRates, loadRates, parseRate, setRates } from '../../agents/rates.ts'
import { addRoot, findUpline, placeBelow, startClock } from '../../agents/tree.ts'
import type { Database } from '../../database/open-database.ts'
import { currencyOf } from '../../world/currency.ts'
import {
  answerDone,
  answerUnfit,
  answerValue,
  done,
  missing,
  type StaffActions,
  type StaffRequest,
} from './staff-action.ts'

/** The type and the upline of an account, the rates of an agent at the top, and contracts of the platform. */
export const agentActions: StaffActions = {
  'PUT /type': async ({ sandbox, account, body: { type } }) => {
    if (!Number.isSafeInteger(type)) return answerUnfit('Not a type')
    await sandbox.database
      .updateTable('account')
      .set({ type: Number(type) })
      .where('id', '=', account.id)
      .execute()
    return done
  },
  'PUT /upline': async (request) => {
    const { sandbox, merchant, body } = request
    const above = await findAccount(sandbox.database, merchant.code, String(body['upline']))
    if (!above) return missing
    const isPlaced = await sandbox.database
      .transaction()
      .execute((within) => place(within, request, above.id))
    return answerDone(isPlaced, 'The account has a place already')
  },
  'PUT /rates': async ({ sandbox, merchant, account, body: { rate } }) => {
    const { database, now } = sandbox
    if (await findUpline(database, account.id))
      return answerDone(false, 'The upline sets these rates')
    const value = parseRate(String(rate))
    const rates = Object.fromEntries(
      Object.keys(defaultRates(merchant)).map((product) => [product, value]),
    )
    await database.transaction().execute(async (within) => {
      await addRoot(within, account.id)
      await startClock(within, merchant.code, now())
      await setRates(within, account.id, { rates, from: now() })
    })
    return done
  },
  'POST /contracts': async ({ sandbox, merchant, account, body }) => {
    const { kind: asked, tiers: choices, product, days } = body
    const kind = contractKinds.find((one) => one === asked)
    if (!kind || !Array.isArray(choices)) return answerUnfit('No contract')
    const { digits } = currencyOf(merchant.world)
    const rateType = body['rateType'] === 'fixed' ? 'fixed' : 'percent'
    // `parseTiers` refuses what is no tier.
    const tiers = parseTiers(choices as ContractTierChoice[], { kind, rateType, digits })
    const proposal = {
      merchant: merchant.code,
      kind,
      uplineId: null,
      accountId: account.id,
      product: typeof product === 'string' ? product : null,
      rateType,
      tiers,
      days: typeof days === 'number' ? days : null,
      at: sandbox.now(),
    } as const
    const { id } = await sandbox.database
      .transaction()
      .execute((within) => insertContract(within, proposal))
    return answerValue({ contractId: String(id) })
  },
  'PUT /contracts/:contract': async ({ sandbox, account, param, body: { action } }) => {
    const move = contractMoves.find((one) => one === action)
    if (!move) return answerUnfit('Not an action')
    const moved = await sandbox.database.transaction().execute(async (within) => {
      const contract = await within
        .selectFrom('contract')
        .selectAll()
        .where('id', '=', Number(param('contract')))
        .where('accountId', '=', account.id)
        .where('uplineId', 'is', null)
        .executeTakeFirst()
      return (
        contract && moveContract(within, contract, { move, actor: 'upline', at: sandbox.now() })
      )
    })
    return answerDone(moved !== undefined, 'The contract does not allow it')
  },
}

/** Places an account below another one, with at most its rates. Returns false if it has a place, or is above it. */
async function place(
  database: Database,
  { sandbox: { now }, merchant, account }: StaffRequest,
  uplineId: string,
): Promise<boolean> {
  const isAbove = await database
    .selectFrom('ancestry')
    .select('depth')
    .where('ancestorId', '=', account.id)
    .where('accountId', '=', uplineId)
    .executeTakeFirst()
  if (isAbove || uplineId === account.id || (await findUpline(database, account.id))) return false
  await placeBelow(database, {
    accountId: account.id,
    uplineId,
    merchant: merchant.code,
    at: now(),
  })
  const own = (await loadRates(database, merchant, uplineId)).latest
  const rates = Object.fromEntries(
    Object.entries(defaultRates(merchant)).map(([product, rate]) => [
      product,
      Math.min(rate, own[product] ?? 0),
    ]),
  )
  await setRates(database, account.id, { rates, from: now() })
  return true
}
