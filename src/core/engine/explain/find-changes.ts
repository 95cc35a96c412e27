import type { Condition } from '../../contract/generated/config.ts'
import type { RequiredChange } from '../../contract/plan.ts'
import type { Decision } from '../decide.ts'
import { type CounterfactualScope, findCounterfactual } from './find-counterfactual.ts'

/**
 * Finds the smallest set of changes that would reverse a decision under the given facts; empty if no
 * known change would. `condition` is the configured one; without it, only the deciding fact is tried.
 */
export function findChanges(
  { shown, reason: { code, leaf } }: Decision,
  condition: Condition | undefined,
  scope: CounterfactualScope,
): readonly RequiredChange[] {
  const decisive = condition ?? leaf?.condition
  // No fact repairs a block of an unknown type or with invalid settings.
  if (!decisive || !leaf || code === 'UNKNOWN_TYPE' || code === 'INVALID_SETTINGS') return []
  return findCounterfactual(decisive, !shown, scope)
}
