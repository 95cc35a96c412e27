import { formatHostChanges, listTakenDown } from './host-changes.ts'
import type { RollbackPlan } from './rollback.ts'

/** Formats what a rollback would do, in sentences for operators. */
export function formatRollback({ to, release, turns, offAir }: RollbackPlan): readonly string[] {
  const gone = listTakenDown(turns)
  const sum = formatHostChanges(turns, { of: release.hosts.size, verb: 'would change' })
  return [
    ...(gone.length > 0 ? [`No longer served: ${gone.join(', ')}.`] : []),
    ...offAir.map(
      (code) => `"${code}" would go off the air, because release "${to}" does not have it.`,
    ),
    sum,
  ]
}
