import type { CallName } from '../../../contract/calls.ts'
import type { AccountRow } from '../database/tables.ts'
import { formatMinor, readBalance } from '../ledger.ts'
import { Refusal } from '../refusal.ts'
import type { CallRequest, Handler } from '../sandbox.ts'
import { sayText } from '../world/say-text.ts'

export const memberInfo: Handler<'memberInfo'> = (request) => {
  const { id, username, nickname, type, level, iconId } = signedIn(request)
  const info = { id, account: username, type, level, iconId }
  return nickname === null ? info : { ...info, nickname }
}

export const headIcon: Handler<'headIcon'> = (request) => signedIn(request).iconId

export const setHeadIcon: Handler<'setHeadIcon'> = async (request) => {
  const { id } = signedIn(request)
  const { iconId } = request.body
  await request.sandbox.database
    .updateTable('account')
    .set({ iconId })
    .where('id', '=', id)
    .execute()
  return true
}

export const walletBalance: Handler<'walletBalance'> = async (request) => {
  const { sandbox, merchant, settings, language } = request
  const { id } = signedIn(request)
  const { code = 'USD', symbol = '$', digits = 2 } = merchant.world.currency ?? {}
  const balanceOf = (wallet: string) => readBalance(sandbox.database, `member:${id}:${wallet}`)
  const main = await balanceOf('main')
  const vendors = await Promise.all(
    (merchant.world.vendors ?? []).slice(0, 8).map(async (vendor) => ({
      vendor: vendor.code,
      displayName: sayText(vendor.name, language),
      minor: await balanceOf(vendor.code),
      maintenance: vendor.categories.some(({ maintenance }) => maintenance === true),
    })),
  )
  const sum = vendors.reduce((total, { minor }) => total + minor, main)
  const isSingle = settings.wallet === 'single'
  return {
    sumBalance: formatMinor(sum, digits),
    totalBalance: formatMinor(isSingle ? sum : main, digits),
    currency: code,
    currencySymbol: symbol,
    isSingle,
    ...(isSingle
      ? {}
      : {
          vendors: vendors.map(({ minor, ...vendor }) => ({
            ...vendor,
            balance: formatMinor(minor, digits),
          })),
        }),
  }
}

function signedIn<N extends CallName>({ account }: CallRequest<N>): AccountRow {
  if (!account) throw new Refusal('login.not.session', { status: 401 })
  return account
}
