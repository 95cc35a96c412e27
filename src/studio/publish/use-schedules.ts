import type { ScheduleBody, ScheduleList } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiBody } from '../../core/contract/studio-api-calls.ts'
import { useSession } from '../state/session-context.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { type ServerState, useServerState } from '../state/use-server-state.ts'

export interface ScheduleState extends Omit<ServerState<ScheduleList>, 'change'> {
  /** False in the studio of one machine, which plans nothing. */
  readonly isServed: boolean
  /** Each resolves with whether it was done. */
  readonly plan: (body: ScheduleBody) => Promise<boolean>
  readonly move: (body: StudioApiBody<'changeSchedule'>) => Promise<boolean>
  readonly cancel: (body: StudioApiBody<'cancelSchedule'>) => Promise<boolean>
  readonly decide: (body: StudioApiBody<'decideSchedule'>) => Promise<boolean>
}

const none: ScheduleList = { needsApproval: false, environments: [], schedules: [] }

/** The milliseconds after which the list is read again: colleagues and the clock change it. */
const readEvery = 3000

/** Returns the scheduled releases of a team. */
export function useSchedules(): ScheduleState {
  const ask = useStudioApi()
  const { isLocal } = useSession()
  const { change, ...known } = useServerState({
    key: ['listSchedules'],
    read: () => (isLocal ? Promise.resolve(none) : ask('listSchedules', { body: undefined })),
    interval: () => (isLocal ? 0 : readEvery),
  })
  return {
    ...known,
    isServed: !isLocal,
    plan: (body) => change(() => ask('createSchedule', { body })),
    move: (body) => change(() => ask('changeSchedule', { body })),
    cancel: (body) => change(() => ask('cancelSchedule', { body })),
    decide: (body) => change(() => ask('decideSchedule', { body })),
  }
}
