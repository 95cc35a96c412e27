import type { Text } from '../../core/contract/generated/config.ts'
import type {
  DepositBody,
  DepositOrder,
  IncomeSource,
  OrderReason,
} from '../../core/contract/generated/gateway.ts'
import type { MoneyOrderRow } from '../database/money-tables.ts'

/** The details of a deposit. Money in the currency's smallest unit. */
export interface DepositDetail {
  readonly methodId: string
  readonly provider: DepositOrder['provider']
  readonly group: DepositOrder['group']
  readonly slip: DepositOrder['slip']
  /** The amount that was asked; the order's own is the exact amount to pay. */
  readonly asked: number
  readonly minutes: number
  readonly bankCode?: DepositBody['bankCode']
  readonly channelId?: DepositBody['channelId']
  readonly depositor?: DepositBody['depositor']
  readonly promotion?: { readonly id: string; readonly bonus: number; readonly turnover: number }
  readonly payee?: DepositOrder['payee']
  readonly qr?: string
  /** The origin of the merchant's pages, to which the payment page returns; only for a payment page. */
  readonly back?: string
  readonly slipHash?: string
  readonly reference?: string
  readonly reason?: OrderReason
  /** Staff check it by hand until then; the cashier decides nothing before. Epoch milliseconds. */
  readonly heldUntil?: number
}

export interface WithdrawalDetail {
  readonly bankCode: string
  /** Masked. */
  readonly number: string
  /** Masked. */
  readonly holder: string
  readonly minutes: number
  readonly reason?: OrderReason
  readonly refunded?: true
  /** Staff check it by hand until then; the cashier decides nothing before. Epoch milliseconds. */
  readonly heldUntil?: number
}

/** A transfer between two wallets of a member: `main`, or a vendor. */
export interface TransferDetail {
  readonly from: string
  readonly to: string
  /** The amount that was moved. */
  readonly moved: number
}

/** A bonus, or one that was taken back. */
export interface BonusDetail {
  /** The id by which `findBonusTerms` finds its terms. */
  readonly promotionId: string
  /** The order that it belongs to: the deposit, or the bonus that is taken back. */
  readonly relatedId?: number
  /** Why it was taken back. */
  readonly reason?: 'bonusForfeit' | 'bonusCap'
}

/** The rebate of a day for the bets at a vendor. */
export interface RebateDetail {
  /** The start of the day, in epoch milliseconds. */
  readonly day: number
  readonly category: string
  readonly vendor: string
}

/** A correction by staff. */
export interface AdjustmentDetail {
  readonly note: string
}

/** A transfer between an agent and somebody below. */
export interface AgentTransferDetail {
  readonly note: string
  /** The user name of the other side. */
  readonly peer: string
}

/** The income of an agent for a period. */
export interface AgentIncomeDetail {
  readonly source: IncomeSource
  /** The start of the period, in epoch milliseconds. */
  readonly from: number
}

/** The price of a live room. */
export interface LiveRoomDetail {
  /** The name of its table, in every language that it has. */
  readonly name: Text
}

interface Details {
  readonly deposit: DepositDetail
  readonly withdrawal: WithdrawalDetail
  readonly transfer: TransferDetail
  readonly bonus: BonusDetail
  readonly rebate: RebateDetail
  readonly adjustment: AdjustmentDetail
  readonly agentTransfer: AgentTransferDetail
  readonly agentIncome: AgentIncomeDetail
  readonly liveRoom: LiveRoomDetail
}

export type MoneyCategory = keyof Details
export type MoneyDetail<C extends MoneyCategory> = Details[C]

/** Reads the details of an order, whose category says their shape. */
export function readMoneyDetail<C extends MoneyCategory>(
  order: Pick<MoneyOrderRow, 'detail' | 'category'>,
  category: C,
): MoneyDetail<C> {
  if (order.category !== category)
    throw new Error(`An order of ${order.category} is no ${category}`)
  return JSON.parse(order.detail)
}
