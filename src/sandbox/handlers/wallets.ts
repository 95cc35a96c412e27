import type { VendorTransfer } from '../../core/contract/generated/gateway.ts'
import { memberTypes } from '../accounts/accounts.ts'
import type { Database } from '../database/open-database.ts'
import { formatText } from '../kit/format-text.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { formatMinor, loadBalances, post } from '../ledger/ledger.ts'
import { parseAmount } from '../ledger/parse-amount.ts'
import { insertMoneyOrder, nameMoneyOrder } from '../money/money-orders.ts'
import { settleDue } from '../play/move-round.ts'
import { loadAutoTransfer, loadFunds } from '../play/paying-wallet.ts'
import { advanceMoney } from '../present/bring-to-present.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { currencyOf } from '../world/currency.ts'
import { isVendorInMaintenance } from '../world/maintenance.ts'
import { isFlagOn } from '../world/sandbox-settings.ts'
import { refuseFrozen, signedIn } from './member.ts'

type TransferRequest = SandboxRequest<'walletTransfer'>

interface VendorWallet {
  readonly vendor: string
  readonly displayName: string
  /** In the currency's smallest unit. */
  readonly minor: number
  readonly maintenance: boolean
}

const walletBalance: Handler<'walletBalance'> = async (request) => {
  const { sandbox, merchant, settings } = request
  const { id } = signedIn(request)
  await settleDue(sandbox)
  if (signedIn(request).type !== memberTypes.trial) await advanceMoney(request, id)
  const { code, symbol, digits } = currencyOf(merchant.world)
  const { main, vendors } = await loadWallets(request, sandbox.database)
  const sum = vendors.reduce((total, { minor }) => total + minor, main)
  const isSingle = settings.wallet === 'single'
  const shared = {
    sumBalance: formatMinor(sum, digits),
    currency: code,
    currencySymbol: symbol,
    isSingle,
  }
  if (isSingle) return { ...shared, totalBalance: formatMinor(sum, digits) }
  return {
    ...shared,
    totalBalance: formatMinor(main, digits),
    autoTransfer: await loadAutoTransfer(sandbox.database, id),
    vendors: vendors.map(({ minor, ...vendor }) => ({
      ...vendor,
      balance: formatMinor(minor, digits),
    })),
  }
}

const walletTransfer: Handler<'walletTransfer'> = async (request) => {
  const { settings, body } = request
  const { id, type } = signedIn(request)
  if (type === memberTypes.trial) throw new GatewayRefusal('demo.not.allowed', { status: 403 })
  if (settings.wallet === 'single' || !isFlagOn(settings, 'FUNDTRANS3'))
    throw new GatewayRefusal('function.not.available', { status: 403 })
  await advanceMoney(request, id)
  if (body.action === 'recall') return recall(request)
  if (body.action === 'move') return move(request)
  if (body.auto === undefined) throw new GatewayRefusal('request_param_err')
  const enabled = body.auto ? 1 : 0
  return request.commit(async (database) => {
    await database
      .insertInto('autoTransfer')
      .values({ accountId: id, enabled })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ enabled }))
      .execute()
    return { transfers: [] }
  })
}

export const walletHandlers = { walletBalance, walletTransfer }

/** Moves an amount between the main wallet and a vendor's, in one transaction. */
function move(request: TransferRequest) {
  const { merchant, body } = request
  const { id: accountId } = signedIn(request)
  const { digits } = currencyOf(merchant.world)
  const { from = '', to = '', amount = '' } = body
  // One side is the main wallet.
  if (from === to || (from !== 'main' && to !== 'main'))
    throw new GatewayRefusal('request_param_err')
  const minor = parseAmount(amount, digits)
  return request.commit(async (database) => {
    await refuseFrozen(database, accountId)
    const { vendors } = await loadWallets(request, database)
    const vendor = vendors.find((one) => one.vendor === (from === 'main' ? to : from))
    if (!vendor) throw new GatewayRefusal('request_param_err')
    if ((await loadFunds(database, accountId, from)) < minor)
      throw new GatewayRefusal('balance.insufficient', { status: 402 })
    return { transfers: [await transfer(request, database, { vendor, from, to, minor })] }
  })
}

/** Moves everything that lies with vendors to the main wallet, in one transaction. */
function recall(request: TransferRequest) {
  const { id: accountId } = signedIn(request)
  return request.commit(async (database) => {
    await refuseFrozen(database, accountId)
    const { vendors } = await loadWallets(request, database)
    const transfers: VendorTransfer[] = []
    for (const vendor of vendors)
      if (vendor.minor > 0) {
        const { vendor: from, minor } = vendor
        transfers.push(await transfer(request, database, { vendor, from, to: 'main', minor }))
      }
    return { transfers }
  })
}

interface Transfer {
  readonly vendor: VendorWallet
  readonly from: string
  readonly to: string
  readonly minor: number
}

/**
 * Transfers an amount within a transaction, and answers with the result. Vendors under maintenance and
 * those of the setting `transferFailures` move nothing, or answer only later.
 */
async function transfer(
  { sandbox, merchant, settings, account }: TransferRequest,
  database: Database,
  { vendor: { vendor, displayName, maintenance }, from, to, minor }: Transfer,
): Promise<VendorTransfer> {
  const accountId = account?.id ?? ''
  const { digits } = currencyOf(merchant.world)
  const result = { vendor, displayName, amount: formatMinor(minor, digits) }
  if (maintenance) return { ...result, state: 'maintenance' }
  const failure = Object.hasOwn(settings.transferFailures, vendor)
    ? settings.transferFailures[vendor]
    : undefined
  const state = failure === 'unknown' ? 'processing' : (failure ?? 'success')
  const createdAt = sandbox.now()
  const order = await insertMoneyOrder(database, {
    accountId,
    merchant: merchant.code,
    category: 'transfer',
    state,
    minor: from === 'main' ? -minor : minor,
    createdAt,
    detail: { from, to, moved: minor },
  })
  if (state !== 'failed') {
    await post(database, {
      from: `member:${accountId}:${from}`,
      to: state === 'processing' ? `transit:${merchant.code}` : `member:${accountId}:${to}`,
      minor,
      reason: 'transfer',
      createdAt,
      transactionId: `money:${order.id}`,
    })
  }
  const named = { ...result, orderId: nameMoneyOrder(order) }
  if (state === 'failed') return { ...named, state }
  return { ...named, state: state === 'success' ? 'done' : 'unknown' }
}

/** The main wallet and each vendor's, in the world's order, in the currency's smallest unit. */
async function loadWallets(
  request: SandboxRequest<'walletBalance'> | TransferRequest,
  database: Database,
): Promise<{ readonly main: number; readonly vendors: readonly VendorWallet[] }> {
  const { merchant, language } = request
  const { id } = signedIn(request)
  const balances = await loadBalances(database, `member:${id}:`)
  return {
    main: balances.get('main') ?? 0,
    vendors: (merchant.world.vendors ?? []).map((vendor) => ({
      vendor: vendor.code,
      displayName: formatText(vendor.name, language),
      minor: balances.get(vendor.code) ?? 0,
      maintenance: isVendorInMaintenance(vendor),
    })),
  }
}
