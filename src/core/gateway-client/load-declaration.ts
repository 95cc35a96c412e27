import type { AnyCallDeclaration } from '../contract/call-declaration.ts'
import type { CallName } from '../contract/calls.ts'
import { loadedCalls } from '../contract/guest-home-calls.ts'

/**
 * Loads the declaration of a call. Calls that a guest's home does not make load with the first of
 * them, and those of the pages of members and agents with the first of these.
 */
export async function loadDeclaration(name: CallName): Promise<AnyCallDeclaration> {
  const loaded = loadedCalls.get(name)
  if (loaded) return loaded
  const { onDemandCalls } = await import('../contract/on-demand/on-demand-calls.ts')
  if (isIn(onDemandCalls, name)) return onDemandCalls[name]
  const { memberCalls } = await import('../contract/on-demand/member-calls.ts')
  return memberCalls[name as keyof typeof memberCalls] // the others are in the tables above
}

function isIn<T extends object>(area: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(area, name)
}
