import type {
  FailedPublish,
  MerchantList,
  PublishingState,
  PublishOutcome,
  RemoteState,
  ScheduleList,
  StatusList,
} from '../../core/contract/generated/studio-api.ts'
import type { StudioApiCallName, StudioApiValue } from '../../core/contract/studio-api-calls.ts'
import { hasRole, type RoleGrant } from '../../core/contract/team-roles.ts'
import { codeOfSite } from '../../site/publish/release.ts'

/** Returns what of the answer to a call may be seen under grants. */
export function showAnswer<N extends StudioApiCallName>(
  name: N,
  value: StudioApiValue<N>,
  grants: readonly RoleGrant[],
): StudioApiValue<N> {
  if (hasRole(grants, 'viewer')) return value
  const isSeen = (code: string): boolean => hasRole(grants, 'viewer', code)
  const show = Object.hasOwn(partial, name) ? partial[name as keyof typeof partial] : undefined
  // Each function of the table takes and returns the value of its own call.
  return show
    ? (show as unknown as (value: unknown, isSeen: IsSeen) => StudioApiValue<N>)(value, isSeen)
    : value
}

type IsSeen = (code: string) => boolean

/** The answers that are about more merchants than the call names. */
const partial = {
  listMerchants: ({ merchants }: MerchantList, isSeen: IsSeen): MerchantList => ({
    merchants: merchants
      .filter(({ code }) => isSeen(code))
      .map(({ parent, ...merchant }) => ({
        ...merchant,
        ...(parent !== undefined && isSeen(parent) && { parent }),
      })),
  }),
  readStatuses: showStatuses,
  readRemote: showRemote,
  readPublishing: showPublishing,
  publish: showPublishing,
  rollBack: showPublishing,
  listSchedules: showSchedules,
  createSchedule: showSchedules,
  changeSchedule: showSchedules,
  cancelSchedule: showSchedules,
  decideSchedule: showSchedules,
}

/** One for all merchants names those that may not be seen. */
function showSchedules({ schedules, ...rest }: ScheduleList, isSeen: IsSeen): ScheduleList {
  return { ...rest, schedules: schedules.filter(({ merchants }) => merchants?.every(isSeen)) }
}

/** A reason may name any merchant. */
function showRemote({ message, ...state }: RemoteState): RemoteState {
  return message === undefined
    ? state
    : { ...state, message: 'Whoever sees all merchants reads the reason.' }
}

function showStatuses({ merchants, failed }: StatusList, isSeen: IsSeen): StatusList {
  return {
    merchants: merchants.filter(({ code }) => isSeen(code)),
    ...(failed && isWhollySeen(failed, isSeen) && { failed }),
  }
}

/** A reason may name any of its merchants. */
function isWhollySeen({ merchants }: FailedPublish, isSeen: IsSeen): boolean {
  return merchants?.every(isSeen) ?? false
}

function showPublishing(state: PublishingState, isSeen: IsSeen): PublishingState {
  const { hosts, run, ...rest } = state
  const seen = hosts.filter(({ site }) => isSeen(codeOfSite(site)))
  if (!run) return { ...rest, hosts: seen }
  const { merchant, message: _, outcome, ...progress } = run
  const isOwn = merchant !== undefined && isSeen(merchant)
  const shown = {
    ...progress,
    ...(isOwn && { merchant }),
    ...(outcome && { outcome: showOutcome(outcome, isSeen) }),
    // A reason may name any merchant.
    ...(run.state === 'failed' && {
      message: 'The job failed. Whoever sees all merchants reads the reason.',
    }),
  }
  return { ...rest, hosts: seen, run: shown }
}

function showOutcome(outcome: PublishOutcome, isSeen: IsSeen): PublishOutcome {
  return {
    ...outcome,
    published: outcome.published.filter(isSeen),
    refused: outcome.refused.filter(({ code }) => isSeen(code)),
    takenDown: [],
  }
}
