import type { TeamDatabase } from './tables.ts'

/** What one process of all that have the store open does at a time. */
export interface Leases {
  /** Takes a lease for some milliseconds, or keeps the one that is held; returns false while another process has it. */
  readonly take: (name: string, holder: string, ms: number) => Promise<boolean>
  /** Gives a lease back, if it is held. */
  readonly drop: (name: string, holder: string) => Promise<void>
}

export function openLeases(database: TeamDatabase, now: () => number): Leases {
  return {
    take: async (name, holder, ms) => {
      const taken = { name, holder, endsAt: now() + ms }
      // One statement, so that of two processes only one has it.
      const { numInsertedOrUpdatedRows = 0n } = await database
        .insertInto('lease')
        .values(taken)
        .onConflict((of) =>
          of
            .column('name')
            .doUpdateSet(taken)
            .where((row) =>
              row.or([row('lease.holder', '=', holder), row('lease.endsAt', '<=', now())]),
            ),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows > 0n
    },
    drop: async (name, holder) => {
      await database
        .deleteFrom('lease')
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute()
    },
  }
}
