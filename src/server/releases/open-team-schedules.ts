import type {
  ScheduleBody,
  ScheduleChoiceBody,
  ScheduledRelease,
} from '../../core/contract/generated/studio-api.ts'
import type { Asker } from '../studio-api/studio-api.ts'
import { changeIn, findSchedule, type PlanParts, planSchedule } from './plan-schedule.ts'
import { openLooks, type StepOptions } from './schedule-steps.ts'
import { showSchedule } from './show-schedule.ts'

export type TeamScheduleOptions = Omit<PlanParts, 'look'> & Pick<StepOptions, 'prepare' | 'sources'>

/** The schedules of a team for the commands of this machine, which plan and cancel and run nothing. */
export interface TeamSchedules {
  readonly list: () => Promise<readonly ScheduledRelease[]>
  readonly plan: (body: ScheduleBody, asker: Asker) => Promise<ScheduledRelease>
  readonly cancel: (choice: ScheduleChoiceBody) => Promise<void>
  readonly close: () => Promise<void>
}

export function openTeamSchedules(options: TeamScheduleOptions): TeamSchedules {
  const { store, now } = options
  const looks = openLooks(options)
  const nobody = { subject: '' }
  return {
    list: async () => (await store.schedules.list()).map((each) => showSchedule(each, nobody)),
    plan: async (body, asker) =>
      showSchedule(await planSchedule(body, asker, { ...options, look: looks.look }), asker),
    cancel: async (choice) => {
      const schedule = await findSchedule(choice, store.schedules)
      const state = schedule.state === 'live' ? 'done' : 'cancelled'
      const states = ['waiting', 'planned', 'live'] as const
      await changeIn(schedule, states, { state, endedAt: now() }, { store })
    },
    close: looks.close,
  }
}
