import type { DepositOrder } from '../../../core/contract/generated/gateway.ts'
import type { MoneyOrderRow } from '../../database/money-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { formatMinor } from '../../ledger/ledger.ts'
import { loadBalanceAfter } from '../../money/balance-after.ts'
import { payableStates } from '../../money/cashier.ts'
import { readMoneyDetail } from '../../money/money-detail.ts'
import { loadSteps, nameMoneyOrder } from '../../money/money-orders.ts'
import { signPayment } from '../../money/payment-ticket.ts'
import type { SandboxRequest } from '../../requests/sandbox.ts'
import { nameBonus } from '../../terms/bonus-terms.ts'
import { depositMethodsOf, nameLogo, nameMethod } from '../../terms/deposit-methods.ts'
import { currencyOf } from '../../world/currency.ts'

type Reader = Pick<SandboxRequest<'depositReport'>, 'merchant' | 'language' | 'sandbox'>

/** Describes a deposit. The ways to pay it are there only while it can be paid. */
export async function describeDeposit(
  { merchant, language, sandbox }: Reader,
  database: Database,
  order: MoneyOrderRow,
): Promise<DepositOrder> {
  const { world, merchantCode } = merchant
  const { digits } = currencyOf(world)
  const detail = readMoneyDetail(order, 'deposit')
  const write = (minor: number): string => formatMinor(minor, digits)
  const method = depositMethodsOf(world).find(({ id }) => id === detail.methodId)
  const logo = method && nameLogo(method, merchantCode)
  const canPay = payableStates.some((state) => state === order.state)
  const { methodId, provider, group, slip, minutes, promotion } = detail
  const steps = await loadSteps(database, [order.id])
  const after = await loadBalanceAfter(database, order)
  return {
    orderId: nameMoneyOrder(order),
    methodId,
    methodName: nameMethod(world, methodId, language),
    ...(logo && { logo }),
    provider,
    group,
    state: order.state as DepositOrder['state'], // the database types it as text; only states of deposits are written
    amount: write(detail.asked),
    payable: write(order.minor + order.fee),
    fee: write(order.fee),
    minutes,
    ...(promotion && {
      promotion: {
        id: promotion.id,
        title: nameBonus(world, promotion.id, language),
        bonus: write(promotion.bonus),
        turnover: write(promotion.turnover),
      },
    }),
    createdAt: order.createdAt,
    changedAt: order.changedAt,
    ...(order.expiresAt !== null && { expiresAt: order.expiresAt }),
    ...(canPay && detail.payee && { payee: detail.payee }),
    ...(canPay && detail.qr && { qr: detail.qr }),
    ...(canPay && detail.back && { pageUrl: addressOf({ sandbox }, order) }),
    slip,
    ...(detail.slipHash && { slipSent: true }),
    ...(detail.reference && { reference: detail.reference }),
    ...(detail.reason && { reason: detail.reason }),
    ...(after !== undefined && { balanceAfter: write(after) }),
    steps: [...(steps.get(order.id) ?? [])],
  }
}

function addressOf({ sandbox }: Pick<Reader, 'sandbox'>, { id }: MoneyOrderRow): string {
  return `${sandbox.gamesOrigin()}/pay/${signPayment(sandbox.key, id)}`
}
