import { loadedCalls } from '../guest-home-calls.ts'
import type { Check } from '../shape-checks.ts'
import { composeCheck } from './compose-check.ts'
import type { OwnCall } from './own-call.ts'

const checks = new Map<string, Check>()

/** Makes calls of own blocks known to the clients of this process or page. Their names have the type of their block. */
export function registerOwnCalls(calls: readonly OwnCall[]): void {
  for (const { name, declaration, answer } of calls) {
    loadedCalls.set(name, declaration)
    checks.set(name, composeCheck(answer))
  }
}

/** Finds the check of the answer of a registered call; undefined for any other name. */
export function findOwnCheck(name: string): Check | undefined {
  return checks.get(name)
}
