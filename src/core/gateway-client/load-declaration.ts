import type { CallDeclaration } from '../contract/call-declaration.ts'
import type { CallName } from '../contract/calls.ts'
import { guestHomeCalls } from '../contract/guest-home-calls.ts'

/** Loads the declaration of a call. Calls that a guest's home does not make load with the first of them. */
export async function loadDeclaration(name: CallName): Promise<CallDeclaration> {
  if (isStart(name)) return guestHomeCalls[name]
  const { onDemandCalls } = await import('../contract/on-demand/on-demand-calls.ts')
  return onDemandCalls[name]
}

function isStart(name: CallName): name is keyof typeof guestHomeCalls {
  return Object.hasOwn(guestHomeCalls, name)
}
