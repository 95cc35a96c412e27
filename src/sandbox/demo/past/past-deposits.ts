import type { WorldDepositPromotion } from '../../../core/contract/generated/world.ts'
import { hourMs, minuteMs } from '../../kit/durations.ts'
import { between, hashOf } from '../../kit/random.ts'
import { parseMinor } from '../../ledger/ledger.ts'
import type { DepositDetail } from '../../money/money-detail.ts'
import {
  depositMethodsOf,
  depositPromotionsOf,
  type PromisedBonus,
  promiseBonus,
} from '../../terms/deposit-methods.ts'
import { currencyOf } from '../../world/currency.ts'
import type { PastStep } from '../history-book.ts'
import type { Past } from './past.ts'
import { requireTurnover } from './past-turnover.ts'

/** What is asked of a deposit. */
interface PastAmount {
  readonly asked: number
  /** The hundredths by which the bank tells the payment; some by default. */
  readonly tail?: number
  readonly promotion?: WorldDepositPromotion | undefined
}

/** Plans a deposit by a way that takes the amount. Money in the currency's smallest unit. */
export function planDeposit(past: Past, { tail, promotion, ...wanted }: PastAmount) {
  const { digits } = currencyOf(past.history.merchant.world)
  const { method, asked } = pickMethod(past, wanted.asked)
  const fee = parseMinor(method?.fee ?? '0', digits)
  const isExact = digits < 2 || method?.pay === 'page'
  const cents = isExact ? 0 : (tail ?? between(past.random, 1, 99))
  return {
    method,
    asked,
    fee,
    minor: asked + cents - fee,
    promotion: promotion && promiseBonus(promotion, asked, digits),
  }
}

export interface PastDeposit {
  readonly plan: ReturnType<typeof planDeposit>
  readonly state: 'success' | 'failed' | 'expired' | 'verifying'
  /** The length of the cashier's minutes; 1 by default. */
  readonly pace?: number
}

/** Adds a deposit with its bonus and its turnover. */
export function addDeposit(past: Past, at: number, { plan, state, pace = 1 }: PastDeposit): void {
  const { history, book, random } = past
  const { code } = history.merchant
  const { asked, fee, minor, promotion } = plan
  const verifyingAt = at + Math.floor(2 * minuteMs * pace)
  const decidedAt = verifyingAt + Math.floor(between(random, 1, 20) * minuteMs * pace)
  const steps: readonly PastStep[] = [
    ...(state === 'expired' ? [] : [{ state: 'verifying', at: verifyingAt }]),
    ...(state === 'verifying' ? [] : [{ state, at: decidedAt }]),
  ]
  const id = book.order('deposit', {
    minor,
    fee,
    steps: [{ state: 'awaiting', at }, ...steps],
    detail: { ...describeWay(past, { plan, state, at }), ...(promotion && { promotion }) },
    ...(state === 'success' && {
      posting: { from: `bank:${code}`, to: book.main, reason: 'deposit', at: decidedAt },
    }),
  })
  if (state !== 'success') return
  past.asked.set(id, asked)
  if (promotion) addBonus(past, { ...promotion, depositId: id, deposited: minor, at: decidedAt })
  else
    requireTurnover(past, {
      orderId: id,
      promotionId: null,
      locked: minor,
      bonus: 0,
      required: asked,
      createdAt: decidedAt,
      expiresAt: null,
    })
}

/** Returns what a deposit keeps of the way that was chosen, and of its decision. */
function describeWay(
  { history, card }: Past,
  { plan: { method, asked }, state, at }: Omit<PastDeposit, 'pace'> & { readonly at: number },
): DepositDetail {
  const { id = '', provider = 'manualTransfer', group = 'bank', slip = 'none' } = method ?? {}
  return {
    methodId: id,
    provider,
    group,
    slip,
    asked,
    minutes: method?.minutes ?? 0,
    ...(method?.banks && { bankCode: card.bankCode }),
    ...(method?.depositor && { depositor: card.holder }),
    ...(slip === 'required' && state !== 'expired' && { slipHash: String(hashOf(`${at}`)) }),
    ...(state === 'failed' && { reason: 'notReceived' as const }),
    ...(state === 'verifying' && { heldUntil: history.now + heldMs }),
  }
}

/** Staff hold what waits at the end for a day. */
export const heldMs = 24 * hourMs

interface PastBonus extends PromisedBonus {
  readonly depositId: number
  readonly deposited: number
  readonly at: number
}

/** Adds the bonus of a deposit, whose turnover is that of both. */
function addBonus(past: Past, { id, bonus, turnover, depositId, deposited, at }: PastBonus): void {
  const { history, book } = past
  const { world, code } = history.merchant
  const days = depositPromotionsOf(world).find((one) => one.id === id)?.days
  book.order('bonus', {
    minor: bonus,
    steps: [{ state: 'success', at }],
    detail: { promotionId: id, relatedId: depositId },
    posting: { from: `bonus:${code}`, to: book.main, reason: 'bonus', at },
  })
  requireTurnover(past, {
    orderId: depositId,
    promotionId: id,
    locked: bonus + deposited,
    bonus,
    required: turnover,
    createdAt: at,
    expiresAt: days === undefined ? null : at + days * 24 * hourMs,
  })
}

/** Picks a way to deposit that takes an amount; if none does, the amount is the nearest that one takes. */
function pickMethod({ history, random }: Past, asked: number) {
  const { world } = history.merchant
  const { digits } = currencyOf(world)
  const ways = depositMethodsOf(world)
    .filter(({ maintenance, channels }) => !maintenance && !channels)
    .map((method) => ({
      method,
      min: parseMinor(method.min, digits),
      max: parseMinor(method.max, digits),
    }))
  const fitting = ways.filter(({ min, max }) => min <= asked && asked <= max)
  const fit = fitting[between(random, 0, fitting.length - 1)]
  if (fit) return { method: fit.method, asked }
  const [lowest] = ways.toSorted((one, other) => one.min - other.min)
  const highest = ways.toSorted((one, other) => one.max - other.max).at(-1)
  if (!lowest || !highest) return { method: undefined, asked }
  return asked < lowest.min
    ? { method: lowest.method, asked: lowest.min }
    : { method: highest.method, asked: Math.min(asked, highest.max) }
}

/** Picks the promotion of deposits whose turnover the played games can fill; undefined if there is none. */
export function pickPromotion({ history, games }: Past): WorldDepositPromotion | undefined {
  const promotions = depositPromotionsOf(history.merchant.world)
  return (
    promotions.find(({ categories }) => !categories) ??
    promotions.find(({ categories = [] }) =>
      games.every(({ category }) => categories.includes(category)),
    )
  )
}
