import { loadAccountState } from '../../accounts/accounts.ts'
import { findBelow } from '../../agents/tree.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { formatMinor, post } from '../../ledger/ledger.ts'
import { parseAmount } from '../../ledger/parse-amount.ts'
import { loadAvailableFunds } from '../../money/available-funds.ts'
import { insertMoneyOrder, nameMoneyOrder } from '../../money/money-orders.ts'
import { loadFunds } from '../../play/paying-wallet.ts'
import { advanceMoney } from '../../present/bring-to-present.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'
import { verifyPin } from '../account/security.ts'
import { refuseFrozen } from '../member.ts'
import { presentAgent, requireFlag } from './agent-request.ts'

type Request = SandboxRequest<'transferDownline'> | SandboxRequest<'transferMultipleDownline'>

/** Returns the agent who transfers, after the PIN was verified (SPEC §11.82). */
async function startTransfer(request: Request): Promise<AccountRow> {
  requireFlag(request, 'MEMTRANS3')
  const agent = await presentAgent(request)
  await advanceMoney(request, agent.id)
  await verifyPin(request, request.body.paymentPassword)
  return agent
}

const transferDownline: Handler<'transferDownline'> = async (request) => {
  const { sandbox, merchant, body } = request
  const agent = await startTransfer(request)
  const { digits } = currencyOf(merchant.world)
  return request.commit(async (database) => {
    await refuseFrozen(database, agent.id)
    const moved = await moveFunds(database, request, { agent, ...body })
    return {
      ...moved,
      ...(body.remark && { remark: body.remark }),
      time: sandbox.now(),
      balance: formatMinor(await loadFunds(database, agent.id, 'main'), digits),
    }
  })
}

/** Transfers each row that is possible, in their order; a row that is refused posts nothing (SPEC §11.82). */
const transferMultipleDownline: Handler<'transferMultipleDownline'> = async (request) => {
  const { merchant, body } = request
  const agent = await startTransfer(request)
  const { digits } = currencyOf(merchant.world)
  return request.commit(async (database) => {
    await refuseFrozen(database, agent.id)
    const before = await loadFunds(database, agent.id, 'main')
    const rows = []
    for (const row of body.rows) {
      const { username, amount } = row
      try {
        const moved = await moveFunds(database, request, { agent, ...row })
        rows.push({ ...moved, state: 'done' as const })
      } catch (cause) {
        if (!(cause instanceof GatewayRefusal)) throw cause
        rows.push({ username, amount, state: 'failed' as const, errorCode: cause.code })
      }
    }
    const after = await loadFunds(database, agent.id, 'main')
    return {
      rows,
      total: formatMinor(before - after, digits),
      balance: formatMinor(after, digits),
    }
  })
}

export const transferHandlers = { transferDownline, transferMultipleDownline }

interface Transfer {
  readonly agent: AccountRow
  readonly username: string
  readonly amount: string
  readonly remark?: string | undefined
}

/** Moves money to a subordinate; everything is checked before the first row is written. */
async function moveFunds(
  database: Database,
  { sandbox, merchant }: Pick<Request, 'sandbox' | 'merchant'>,
  { agent, username, amount, remark = '' }: Transfer,
) {
  const { digits } = currencyOf(merchant.world)
  const minor = parseAmount(amount, digits)
  const found = await findBelow(database, agent, username)
  if (!found) throw new GatewayRefusal('downline.notFound', { status: 404 })
  const { account } = found
  if ((await loadAccountState(database, account.id)) !== undefined)
    throw new GatewayRefusal('downline.closed', { status: 409 })
  await refuseBeyond(database, { merchant, accountId: agent.id, minor })
  const createdAt = sandbox.now()
  const shared = {
    merchant: merchant.code,
    category: 'agentTransfer',
    state: 'success',
    createdAt,
  } as const
  const note = remark.trim()
  const sent = await insertMoneyOrder(database, {
    ...shared,
    accountId: agent.id,
    minor: -minor,
    detail: { note, peer: account.username },
  })
  const received = await insertMoneyOrder(database, {
    ...shared,
    accountId: account.id,
    minor,
    detail: { note, peer: agent.username },
  })
  // Each side's posting has the number of its own order.
  const transit = `transit:${merchant.code}`
  const posting = { minor, reason: 'agentTransfer', createdAt }
  await post(database, {
    ...posting,
    from: `member:${agent.id}:main`,
    to: transit,
    transactionId: `money:${sent.id}`,
  })
  await post(database, {
    ...posting,
    from: transit,
    to: `member:${account.id}:main`,
    transactionId: `money:${received.id}`,
  })
  return {
    orderId: nameMoneyOrder(sent),
    username: account.username,
    amount: formatMinor(minor, digits),
  }
}

interface Outgoing {
  readonly merchant: SandboxMerchant
  readonly accountId: string
  readonly minor: number
}

/** Refuses what the main wallet does not hold, or what a turnover or the limit of a bonus keeps there. */
async function refuseBeyond(
  database: Database,
  { merchant, accountId, minor }: Outgoing,
): Promise<void> {
  const { balance, available } = await loadAvailableFunds(database, merchant, accountId)
  if (minor > balance) throw new GatewayRefusal('balance.insufficient', { status: 402 })
  if (minor > available) throw new GatewayRefusal('transfer.turnover', { status: 409 })
}
