import type { Selectable } from 'kysely'
import { openStates, type ScheduleState } from '../../../core/contract/schedule-states.ts'
import { createId } from './secrets.ts'
import type { TeamDatabase, TeamTables } from './tables.ts'

type Row = Selectable<TeamTables['schedule']>

/** A release that goes out at a time, or once a second person approved it. Times are epoch milliseconds. */
export interface Schedule
  extends Omit<Row, 'merchants' | 'sentences' | 'due' | 'isBound' | 'holder'> {
  /** The codes of the merchants; null for all of them. */
  readonly merchants: readonly string[] | null
  readonly sentences: readonly string[]
  readonly due: readonly string[] | null
  /** True if only what has the hash `inputs` may go out. */
  readonly isBound: boolean
}

export type NewSchedule = Pick<
  Schedule,
  | 'merchants'
  | 'environment'
  | 'target'
  | 'at'
  | 'until'
  | 'zone'
  | 'note'
  | 'who'
  | 'subject'
  | 'sentences'
  | 'inputs'
  | 'isBound'
> & {
  readonly state: 'waiting' | 'planned'
  /** By default named by the id of the schedule. */
  readonly release?: string | undefined
}

/** What a change may set. */
export type ScheduleChange = Partial<
  Pick<
    Schedule,
    | 'at'
    | 'until'
    | 'state'
    | 'decidedBy'
    | 'decidedAt'
    | 'due'
    | 'before'
    | 'basis'
    | 'message'
    | 'endedAt'
  >
>

/** A message to a webhook, which is kept with the change that it is about. */
export interface NewDelivery {
  readonly id: string
  readonly address: string
  readonly body: string
}

/** Which schedule to change: only in one of these states, and only by the process that runs it where that is named. */
export interface ScheduleChoice {
  readonly id: string
  readonly states: readonly ScheduleState[]
  readonly holder?: string
}

export interface Schedules {
  /** Returns the new schedule. */
  readonly add: (schedule: NewSchedule) => Promise<Schedule>
  /** Lists those that are still to come, then the last that ended. */
  readonly list: () => Promise<readonly Schedule[]>
  readonly find: (id: string) => Promise<Schedule | undefined>
  /** Changes a schedule, with the messages about it or not at all; returns false if it is in no such state any more. */
  readonly change: (
    choice: ScheduleChoice,
    change: ScheduleChange,
    deliveries?: readonly NewDelivery[],
  ) => Promise<boolean>
  /**
   * Returns the schedule that has to run next and lets a process run it: one whose process ended before it was done, or
   * the one that came due first. Only one process at a time may call this (`Leases`).
   */
  readonly takeDue: (holder: string) => Promise<Schedule | undefined>
}

/** The most schedules that ended which are listed. */
const endedListed = 50

export function openSchedules(database: TeamDatabase, now: () => number): Schedules {
  const find = async (id: string): Promise<Schedule | undefined> => {
    const row = await database
      .selectFrom('schedule')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row && scheduleOf(row)
  }
  return {
    find,
    add: async ({ merchants, sentences, isBound, release, ...rest }) => {
      const id = createId()
      const row: Row = {
        ...rest,
        id,
        merchants: merchants && JSON.stringify(merchants),
        sentences: JSON.stringify(sentences),
        isBound: Number(isBound),
        release: release ?? `scheduled-${id}`,
        createdAt: now(),
        ...nothingYet,
      }
      await database.insertInto('schedule').values(row).execute()
      return scheduleOf(row)
    },
    list: async () => {
      const all = database.selectFrom('schedule').selectAll()
      const coming = await all.where('state', 'in', openStates).orderBy('createdAt').execute()
      const ended = await all
        .where('state', 'not in', openStates)
        .orderBy('endedAt', 'desc')
        .limit(endedListed)
        .execute()
      return [...coming, ...ended].map(scheduleOf)
    },
    change: ({ id, states, holder }, { due, ...change }, deliveries = []) =>
      database.transaction().execute(async (step) => {
        // Written first: a transaction of SQLite that reads first may meet the change of another process.
        const one = step
          .updateTable('schedule')
          .set({ ...change, ...(due !== undefined && { due: due && JSON.stringify(due) }) })
          .where('id', '=', id)
          .where('state', 'in', states)
        const own = holder === undefined ? one : one.where('holder', '=', holder)
        if ((await own.executeTakeFirst()).numUpdatedRows === 0n) return false
        const rows = deliveries.map((each) => ({
          ...each,
          createdAt: now(),
          attempts: 0,
          nextAt: now(),
          problem: null,
        }))
        if (rows.length > 0) await step.insertInto('delivery').values(rows).execute()
        return true
      }),
    takeDue: async (holder) => {
      const due = await findDue(database, now())
      if (!due) return undefined
      const state = startedState(due.state)
      await database
        .updateTable('schedule')
        .set({ state, holder })
        .where('id', '=', due.id)
        .where('state', '=', due.state)
        .execute()
      return scheduleOf({ ...due, state })
    },
  }
}

const nothingYet = {
  decidedBy: null,
  decidedAt: null,
  due: null,
  before: null,
  basis: null,
  holder: null,
  message: null,
  endedAt: null,
} as const

function startedState(state: ScheduleState): ScheduleState {
  if (state === 'planned') return 'running'
  return state === 'live' ? 'returning' : state
}

async function findDue(database: TeamDatabase, now: number): Promise<Row | undefined> {
  const all = database.selectFrom('schedule').selectAll()
  const begun = await all
    .where('state', 'in', ['running', 'returning'])
    .orderBy('at')
    .orderBy('createdAt')
    .executeTakeFirst()
  if (begun) return begun
  return await all
    .where((of) =>
      of.or([
        of.and([of('state', '=', 'planned'), of('at', '<=', now)]),
        of.and([of('state', '=', 'live'), of('until', '<=', now)]),
      ]),
    )
    .orderBy('at')
    .orderBy('createdAt')
    .executeTakeFirst()
}

function scheduleOf({ merchants, sentences, due, isBound, holder: _, ...row }: Row): Schedule {
  return {
    ...row,
    merchants: merchants === null ? null : JSON.parse(merchants),
    sentences: JSON.parse(sentences),
    due: due === null ? null : JSON.parse(due),
    isBound: isBound === 1,
  }
}
