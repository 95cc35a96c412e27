import { formatTurns, listTakenDown } from './host-turns.ts'
import type { RollbackPlan } from './rollback.ts'

/** Formats what a rollback would do, in sentences for operators. */
export function sayRollback({ to, release, turns, offAir }: RollbackPlan): readonly string[] {
  const gone = listTakenDown(turns)
  const sum = formatTurns(turns, { of: release.hosts.size, verb: 'would change' })
  return [
    ...(gone.length > 0 ? [`No longer served: ${gone.join(', ')}.`] : []),
    ...offAir.map(
      (code) => `"${code}" would go off the air, because release "${to}" does not have it.`,
    ),
    sum,
  ]
}
