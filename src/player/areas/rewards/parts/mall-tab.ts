import { pathTo } from '../../../../core/contract/pages.ts'

/** The tabs of the points mall (SPEC §11.79). */
const mallTabs = ['goods', 'convert', 'spins', 'history'] as const
export type MallTab = (typeof mallTabs)[number]

/** Returns the address of a tab of the mall, or of an order in its history. */
export function pathToMallTab(tab: MallTab, orderId?: string): string {
  return pathTo('mall', { tab, ...(orderId !== undefined && { order: orderId }) })
}
