import { type DepositCallName, depositCallOf } from '../../../core/contract/deposit-call-of.ts'
import type {
  DepositBody,
  DepositOrder,
  DepositProvider,
  DepositRefusal,
} from '../../../core/contract/generated/gateway.ts'
import type { WorldDepositMethod } from '../../../core/contract/generated/world.ts'
import type { MoneyOrderRow } from '../../database/money-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { minuteMs } from '../../kit/durations.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { hashOf } from '../../kit/random.ts'
import { formatMinor, parseMinor } from '../../ledger/ledger.ts'
import { parseAmount } from '../../ledger/parse-amount.ts'
import { openDepositStates, payableStates } from '../../money/cashier.ts'
import type { DepositDetail } from '../../money/money-detail.ts'
import { insertMoneyOrder, nameMoneyOrder } from '../../money/money-orders.ts'
import { writePaymentCode } from '../../money/payment-code.ts'
import { loadDepositLeft, refusePaused } from '../../play/enforce-limits.ts'
import { advanceMoney } from '../../present/bring-to-present.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { depositMethodsOf, depositPromotionsOf, promiseBonus } from '../../terms/deposit-methods.ts'
import { listBanks } from '../../world/banks.ts'
import { currencyOf } from '../../world/currency.ts'
import { refuseFrozen, signedInMember } from '../member.ts'
import { loadAccepted } from './deposit-offers.ts'
import { describeDeposit } from './describe-deposit.ts'

const defaultPayMinutes = 15

type DepositRequest = { readonly [N in DepositCallName]: SandboxRequest<N> }[DepositCallName]

export const orderDepositHandlers = Object.fromEntries(
  Object.entries(depositCallOf).map(([provider, call]) => [
    call,
    // The keys of the table are the providers.
    (request: DepositRequest) => orderDeposit(request, provider as DepositProvider),
  ]),
) as { readonly [N in DepositCallName]: Handler<N> } // one for each provider

/** Orders a deposit, unless one waits for its payment: a second tab or press is led to that one. */
async function orderDeposit(
  request: DepositRequest,
  provider: DepositProvider,
): Promise<DepositOrder> {
  const { sandbox, merchant, body } = request
  const account = signedInMember(request)
  const { id: accountId } = account
  const { digits } = currencyOf(merchant.world)
  await advanceMoney(request, accountId)
  const method = findMethod(request, provider)
  const asked = parseAmount(body.amount, digits)
  checkRange(asked, rangeOf(method, body.channelId), digits)
  if (method.banks && !findBank(request, body.bankCode))
    throw new GatewayRefusal('request_param_err')
  const depositor = method.depositor ? checkDepositor(account.payeeName, body.depositor) : undefined
  return request.commit(async (database) => {
    const left = await checkDeposit(request, { database, accountId, asked })
    const promotion = await promiseAskedBonus(request, { database, accountId, asked })
    const tail = method.pay === 'page' ? 0 : await findTail(database, request, asked)
    const now = sandbox.now()
    const fee = parseMinor(method.fee ?? '0', digits)
    // The digits that tell payments apart are left out where they would lead beyond a deposit limit.
    const payable = asked + tail - fee > left ? asked : asked + tail
    const order = await insertMoneyOrder(database, {
      accountId,
      merchant: merchant.code,
      category: 'deposit',
      state: method.pay === 'page' ? 'created' : 'awaiting',
      minor: payable - fee,
      fee,
      createdAt: now,
      expiresAt: now + (method.payMinutes ?? defaultPayMinutes) * minuteMs,
      detail: {
        ...describeChoice(method, { ...body, depositor }),
        asked,
        ...(promotion && { promotion }),
        ...describePayment(request, method, payable),
      },
    })
    return describeDeposit(request, database, order)
  })
}

type Choice = Omit<DepositBody, 'depositor'> & { readonly depositor: string | undefined }

/** Returns what a player chose, as an order keeps it. */
function describeChoice(
  { id: methodId, provider, group, slip = 'none', minutes }: WorldDepositMethod,
  { bankCode, channelId, depositor }: Choice,
): Omit<DepositDetail, 'asked'> {
  return {
    methodId,
    provider,
    group,
    slip,
    minutes,
    ...(bankCode !== undefined && { bankCode }),
    ...(channelId !== undefined && { channelId }),
    ...(depositor !== undefined && { depositor }),
  }
}

interface DepositScope {
  readonly database: Database
  readonly accountId: string
  readonly asked: number
}

/** Refuses a deposit of a member who may not make one now. Returns what the deposit limits leave. */
async function checkDeposit(
  { sandbox, merchant }: DepositRequest,
  { database, accountId, asked }: DepositScope,
): Promise<number> {
  const scope = { database, accountId, now: sandbox.now() }
  const { digits } = currencyOf(merchant.world)
  await refuseFrozen(database, accountId)
  await refusePaused(scope)
  const open = await findPayable(database, accountId)
  if (open) throw new GatewayRefusal('deposit.open', refusalOf({ orderId: nameMoneyOrder(open) }))
  const left = (await loadDepositLeft(scope)) ?? Infinity
  if (asked > left)
    throw new GatewayRefusal('deposit.limit', refusalOf({ limitLeft: formatMinor(left, digits) }))
  return left
}

function refusalOf(value: DepositRefusal) {
  return { status: 409, value } as const
}

/** Finds the method of an order among those that are offered now. */
function findMethod(
  { merchant, settings, body }: DepositRequest,
  provider: DepositProvider,
): WorldDepositMethod {
  const method = depositMethodsOf(merchant.world).find(({ id }) => id === body.methodId)
  const isOffered = method && !settings.depositMethodsOff.includes(method.id) && !method.maintenance
  if (!isOffered || method.provider !== provider)
    throw new GatewayRefusal('deposit.method', { status: 409 })
  return method
}

type Range = Pick<WorldDepositMethod, 'min' | 'max'>

function rangeOf(method: WorldDepositMethod, channelId: string | undefined): Range {
  if (!method.channels) return method
  const channel = method.channels.find(({ id }) => id === channelId)
  if (!channel) throw new GatewayRefusal('request_param_err')
  return channel
}

function checkRange(minor: number, { min, max }: Range, digits: number): void {
  const least = parseMinor(min, digits)
  const most = parseMinor(max, digits)
  if (minor >= least && minor <= most) return
  const value: DepositRefusal = { min: formatMinor(least, digits), max: formatMinor(most, digits) }
  throw new GatewayRefusal('deposit.amount', { status: 409, value })
}

function findBank({ merchant, language }: DepositRequest, bankCode: string | undefined) {
  return listBanks(merchant.world, language).find(({ code }) => code === bankCode)
}

/** Refuses a depositor who is not the member. */
function checkDepositor(payeeName: string | null, depositor = ''): string {
  if (payeeName === null) throw new GatewayRefusal('payeeName.missing', { status: 409 })
  const plain = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
  if (plain(depositor) !== plain(payeeName))
    throw new GatewayRefusal('deposit.depositor', { status: 409 })
  return payeeName
}

function findPayable(database: Database, accountId: string): Promise<MoneyOrderRow | undefined> {
  return database
    .selectFrom('moneyOrder')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('category', '=', 'deposit')
    .where('state', 'in', [...payableStates])
    .executeTakeFirst()
}

/** Returns the bonus and the turnover of the promotion that a deposit asks for. */
async function promiseAskedBonus(
  { merchant, body }: DepositRequest,
  { database, accountId, asked }: DepositScope,
): Promise<DepositDetail['promotion']> {
  const { promotionId: id } = body
  if (id === undefined) return undefined
  const promotion = depositPromotionsOf(merchant.world).find((one) => one.id === id)
  if (!promotion) throw new GatewayRefusal('promotion.ended', { status: 409 })
  if (!(await loadAccepted(database, accountId)).has(id))
    throw new GatewayRefusal('promotion.notAccepted', { status: 409 })
  const { digits } = currencyOf(merchant.world)
  const least = parseMinor(promotion.minDeposit, digits)
  if (asked < least)
    throw new GatewayRefusal('promotion.amount', refusalOf({ min: formatMinor(least, digits) }))
  return promiseBonus(promotion, asked, digits)
}

/** Finds hundredths by which the bank tells a payment from the other open ones of the merchant. */
async function findTail(
  database: Database,
  { merchant, sandbox }: DepositRequest,
  asked: number,
): Promise<number> {
  if (currencyOf(merchant.world).digits < 2) return 0
  const open = await database
    .selectFrom('moneyOrder')
    .select(['minor', 'fee'])
    .where('merchant', '=', merchant.code)
    .where('category', '=', 'deposit')
    .where('state', 'in', [...openDepositStates])
    .execute()
  const taken = new Set(open.map(({ minor, fee }) => minor + fee - asked))
  const first = sandbox.chance(99)
  for (let at = 0; at < 99; at += 1) {
    const tail = ((first + at) % 99) + 1
    if (!taken.has(tail)) return tail
  }
  return first + 1
}

/** Returns what the player pays with: an account, or a QR code. A payment page has its address by the order. */
function describePayment(
  request: DepositRequest,
  method: WorldDepositMethod,
  payable: number,
): Pick<DepositDetail, 'payee' | 'qr' | 'back'> {
  const { merchant, sandbox } = request
  const { code: currency, digits } = currencyOf(merchant.world)
  const number = String(hashOf(`${merchant.code}/${method.id}/${request.body.bankCode ?? ''}`))
  if (method.pay === 'page') return { back: request.origin }
  const account = number.padStart(10, '0')
  if (method.pay === 'account') {
    const bank = findBank(request, request.body.bankCode)
    const bankName = bank?.name ?? formatText(method.name, request.language)
    return { payee: { bankName, holder: 'Sandbox Payments', number: groupDigits(account) } }
  }
  const reference = String(sandbox.chance(1_000_000_000)).padStart(9, '0')
  const amount = formatMinor(payable, digits)
  return { qr: writePaymentCode({ currency, amount, account, reference }) }
}

/** Writes an account number as banks do, such as `123-4-56789-0`. */
function groupDigits(number: string): string {
  return number.replace(/^(\d{3})(\d)(\d{5})(\d)$/, '$1-$2-$3-$4')
}
