import type { Condition } from '../../contract/generated/config.ts'
import type { Change } from '../../contract/plan.ts'
import type { Decision } from '../decide.ts'
import { type CounterfactualScope, findCounterfactual } from './find-counterfactual.ts'

/**
 * The smallest set of changes that would turn what was planned under these facts; empty when nothing
 * named would. `condition` is what was configured; without one, the fact that decided is asked alone.
 */
export function findChanges(
  { shown, reason: { code, leaf } }: Decision,
  condition: Condition | undefined,
  scope: CounterfactualScope,
): readonly Change[] {
  const asked = condition ?? leaf?.condition
  // Facts do not mend a block that nobody knows or that is set wrongly.
  if (!asked || !leaf || code === 'UNKNOWN_TYPE' || code === 'INVALID_SETTINGS') return []
  return findCounterfactual(asked, !shown, scope)
}
