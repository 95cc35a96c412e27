import type { CallDeclaration } from '../contract/call-declaration.ts'
import type { CallName } from '../contract/calls.ts'
import { startCalls } from '../contract/start-calls.ts'

/** Loads the declaration of a call. Calls that a guest's home does not make load with the first of them. */
export async function findDeclaration(name: CallName): Promise<CallDeclaration> {
  if (isStart(name)) return startCalls[name]
  const { laterCalls } = await import('../contract/on-demand/later-calls.ts')
  return laterCalls[name]
}

function isStart(name: CallName): name is keyof typeof startCalls {
  return Object.hasOwn(startCalls, name)
}
