import { deleteAccounts } from '../database/delete-accounts.ts'
import type { Database } from '../database/open-database.ts'
import { createExpiringMap } from '../kit/expiring-map.ts'
import { refuseForNow } from '../kit/gateway-refusal.ts'
import { memberTypes } from './accounts.ts'

/** Limits how many trial accounts a caller makes, because a trial asks nothing of whoever starts one. */
export interface TrialGuard {
  /** Counts a trial before it is made. Throws a GatewayRefusal with the seconds to wait at the limit. */
  readonly begin: (caller: string) => void
}

const windowMs = 3_600_000
/** Many phones share the address of their provider. */
const callerLimit = 60
const waitSeconds = 60

/** The most trial accounts of a merchant that are open at once. */
export const mostTrials = 5000

/** How many ended trials a new one deletes, so that it waits for no long work. */
const deletedAtOnce = 50

export function createTrialGuard(now: () => number): TrialGuard {
  const callers = createExpiringMap<Count>({ now, lifetimeMs: windowMs, limit: 20_000 })
  return {
    begin(caller) {
      const found = callers.read(caller)
      const count = found && found.since + windowMs > now() ? found : { made: 0, since: now() }
      const left = Math.ceil((count.since + windowMs - now()) / 1000)
      if (count.made >= callerLimit) throw refuseForNow(left)
      callers.put(caller, { ...count, made: count.made + 1 })
    },
  }
}

interface Count {
  readonly made: number
  readonly since: number
}

/** Deletes trials that have ended, the oldest first, and refuses a new one while too many of a merchant are open. */
export async function makeRoomForTrial(
  database: Database,
  { merchant, now }: { readonly merchant: string; readonly now: number },
): Promise<void> {
  const trials = database.selectFrom('account').where('type', '=', memberTypes.trial)
  const ended = await trials
    .select('id')
    .where('expiresAt', '<', now)
    .orderBy('expiresAt')
    .limit(deletedAtOnce)
    .execute()
  await deleteAccounts(
    database,
    ended.map(({ id }) => id),
  )
  const { open } = await trials
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('merchant', '=', merchant)
    .where('expiresAt', 'is not', null)
    .executeTakeFirstOrThrow()
  if (open >= mostTrials) throw refuseForNow(waitSeconds)
}
