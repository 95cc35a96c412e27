import type { MallOrder } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'

/** Returns the name of an order: its item, with its quantity if that is more than one. */
export function useOrderName(): (order: MallOrder) => string {
  const t = useT()
  return ({ kind, name, quantity }) => {
    if (kind === 'cash') return t('mall.orders.cash')
    return quantity === 1 ? name : t('mall.orders.quantity', { name, count: quantity })
  }
}
