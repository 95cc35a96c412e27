import type { CallDeclaration } from '../contract/call-declaration.ts'
import type { CallName } from '../contract/calls.ts'
import { guestHomeCalls } from '../contract/guest-home-calls.ts'

/**
 * Loads the declaration of a call. Calls that a guest's home does not make load with the first of
 * them, and those of a member's own pages with the first of these.
 */
export async function loadDeclaration(name: CallName): Promise<CallDeclaration> {
  if (isIn(guestHomeCalls, name)) return guestHomeCalls[name]
  const { onDemandCalls } = await import('../contract/on-demand/on-demand-calls.ts')
  if (isIn(onDemandCalls, name)) return onDemandCalls[name]
  const { accountCalls } = await import('../contract/on-demand/account-calls.ts')
  if (isIn(accountCalls, name)) return accountCalls[name]
  const { moneyCalls } = await import('../contract/on-demand/money-calls.ts')
  if (isIn(moneyCalls, name)) return moneyCalls[name]
  const { promotionCalls } = await import('../contract/on-demand/promotion-calls.ts')
  return promotionCalls[name]
}

function isIn<T extends object>(area: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(area, name)
}
