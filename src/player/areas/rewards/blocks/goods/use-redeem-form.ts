import type {
  MallGood,
  MallOrder,
  PointsBalance,
  RedeemBody,
} from '../../../../../core/contract/generated/gateway.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import type { MoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { type MoneyForm, useMoneyForm } from '../../../../kit/money/use-money-form.ts'
import {
  asksDelivery,
  type DeliveryPlace,
  type DeliveryValues,
  deliveryFields,
  listShort,
  noDelivery,
  readDelivery,
  useDeliveryPlace,
} from './use-delivery.ts'

export interface RedeemNeeds {
  readonly good: MallGood
  readonly balance: Pick<QueryResult<PointsBalance>, 'value' | 'retry'>
  readonly effect: MoneyEffect<'redeemGood'>
  readonly onDone: (order: MallOrder) => void
}

interface RedeemValues extends DeliveryValues {
  readonly quantity: number
  readonly verifyPwd: string
}

export interface RedeemFormModel extends MoneyForm<RedeemValues, RedeemBody, MallOrder> {
  /** How many can be had at most, and how many are chosen of them. */
  readonly most: number
  readonly count: number
  readonly place: DeliveryPlace
  /** Lets the player type where to send this order. */
  readonly askDelivery: () => void
}

/** Holds an order of the points mall: the quantity, where goods are sent, and the password. */
export function useRedeemForm({ good, balance, effect, onDone }: RedeemNeeds): RedeemFormModel {
  const t = useT()
  const isSent = good.kind === 'goods'
  const place = useDeliveryPlace({ enabled: isSent })
  const most = Math.max(1, Math.min(good.stock, good.limitLeft ?? 99, 99))
  const form = useMoneyForm<RedeemValues, RedeemBody, MallOrder>({
    defaultValues: { quantity: 1, verifyPwd: '', ...noDelivery },
    read(values) {
      const { quantity, verifyPwd } = values
      const delivery = readDelivery(values)
      const asks = isSent && asksDelivery(place, values)
      const empty = [
        ...(asks ? listShort(delivery) : []),
        ...(verifyPwd === '' ? ['verifyPwd'] : []),
      ]
      if (empty.length > 0)
        return {
          problems: Object.fromEntries(empty.map((name) => [name, t('mall.redeem.required')])),
        }
      return {
        ready: {
          goodId: good.id,
          quantity: Math.min(quantity, most),
          verifyPwd,
          ...(asks && { delivery }),
        },
      }
    },
    send: (body) => effect.press({ body }),
    onDone,
    fieldOf: { 'password.incorrect': 'verifyPwd' },
    onRefused({ code }) {
      if (code === 'delivery.missing') askDelivery()
      // Whatever was in the way, the points and the stock may have changed.
      void balance.retry()
    },
  })
  function askDelivery(): void {
    deliveryFields.forEach(form.hide)
    form.put({ elsewhere: true })
  }
  return { ...form, most, count: Math.min(form.values.quantity, most), place, askDelivery }
}
