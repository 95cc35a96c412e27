import type { NewDelivery } from './schedules.ts'
import type { TeamDatabase } from './tables.ts'

/** A message to a webhook that has to be sent. */
export interface Delivery extends NewDelivery {
  /** How often it was tried. */
  readonly attempts: number
}

export interface Deliveries {
  readonly add: (deliveries: readonly NewDelivery[]) => Promise<void>
  /** Lists those whose time has come, the oldest first. */
  readonly listDue: () => Promise<readonly Delivery[]>
  /** Notes that one was tried: delivered, or to be tried again at a time, or given up. */
  readonly note: (id: string, outcome: DeliveryOutcome) => Promise<void>
}

export interface DeliveryOutcome {
  readonly attempts: number
  /** Epoch milliseconds; null if it is not tried again. */
  readonly nextAt: number | null
  /** Why it was not delivered; null if it was. */
  readonly problem: string | null
}

/** The milliseconds for which a message that ended is kept. */
const keptFor = 30 * 86_400_000
const atOnce = 20

export function openDeliveries(database: TeamDatabase, now: () => number): Deliveries {
  return {
    add: async (deliveries) => {
      await database
        .deleteFrom('delivery')
        .where('nextAt', 'is', null)
        .where('createdAt', '<', now() - keptFor)
        .execute()
      const rows = deliveries.map((each) => ({
        ...each,
        createdAt: now(),
        attempts: 0,
        nextAt: now(),
        problem: null,
      }))
      if (rows.length > 0) await database.insertInto('delivery').values(rows).execute()
    },
    listDue: () =>
      database
        .selectFrom('delivery')
        .select(['id', 'address', 'body', 'attempts'])
        .where('nextAt', '<=', now())
        .orderBy('createdAt')
        .limit(atOnce)
        .execute(),
    note: async (id, outcome) => {
      await database.updateTable('delivery').set(outcome).where('id', '=', id).execute()
    },
  }
}
