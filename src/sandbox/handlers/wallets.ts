import { memberTypes } from '../accounts.ts'
import type { Database } from '../database/open-database.ts'
import { GatewayRefusal } from '../gateway-refusal.ts'
import { formatMinor, post, readBalances } from '../ledger.ts'
import { settleDue } from '../play/move-round.ts'
import { readAutoTransfer } from '../play/paying-wallet.ts'
import type { Handler, SandboxRequest } from '../sandbox.ts'
import { currencyOf } from '../world/currency.ts'
import { formatText } from '../world/format-text.ts'
import { isVendorInMaintenance } from '../world/maintenance.ts'
import { signedIn } from './member.ts'

export const walletBalance: Handler<'walletBalance'> = async (request) => {
  const { sandbox, merchant, settings } = request
  const { id } = signedIn(request)
  await settleDue(sandbox)
  const { code, symbol, digits } = currencyOf(merchant.world)
  const { main, vendors } = await readWallets(request, sandbox.database)
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
    autoTransfer: await readAutoTransfer(sandbox.database, id),
    vendors: vendors.map(({ minor, ...vendor }) => ({
      ...vendor,
      balance: formatMinor(minor, digits),
    })),
  }
}

export const walletTransfer: Handler<'walletTransfer'> = async (request) => {
  const { settings, body } = request
  const { id, type } = signedIn(request)
  if (type === memberTypes.trial) throw new GatewayRefusal('demo.not.allowed', { status: 403 })
  if (settings.wallet === 'single' || !settings.whitelabel['FUNDTRANS3'])
    throw new GatewayRefusal('function.not.available', { status: 403 })
  if (body.action === 'recall') return recall(request)
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

/** Everything that lies with vendors that are open goes to the main wallet, in one transaction. */
function recall(request: SandboxRequest<'walletTransfer'>) {
  const { sandbox, merchant } = request
  const { id } = signedIn(request)
  const { digits } = currencyOf(merchant.world)
  return request.commit(async (database) => {
    const { vendors } = await readWallets(request, database)
    const full = vendors.filter(({ minor }) => minor > 0)
    for (const { vendor, minor } of full.filter(({ maintenance }) => !maintenance))
      await post(database, {
        from: `member:${id}:${vendor}`,
        to: `member:${id}:main`,
        minor,
        reason: 'recall',
        createdAt: sandbox.now(),
      })
    const transfers = full.map(({ vendor, displayName, minor, maintenance }) => ({
      vendor,
      displayName,
      amount: formatMinor(minor, digits),
      state: maintenance ? ('maintenance' as const) : ('done' as const),
    }))
    return { transfers }
  })
}

/** The main wallet and each vendor's, in the world's order, in the currency's smallest unit. */
async function readWallets(
  request: SandboxRequest<'walletBalance'> | SandboxRequest<'walletTransfer'>,
  database: Database,
) {
  const { merchant, language } = request
  const { id } = signedIn(request)
  const balances = await readBalances(database, `member:${id}:`)
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
