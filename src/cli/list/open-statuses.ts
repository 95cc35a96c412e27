import { count } from '../../core/config/count.ts'
import { findEnvironment } from '../../core/config/environments.ts'
import type { Files } from '../../core/config/files.ts'
import { findNextSchedule, formatPlan, planStateOf } from '../../core/config/next-schedule.ts'
import { namesTeam } from '../../core/config/team-settings.ts'
import { gatewayOf } from '../../site/gateway/chosen-gateway.ts'
import type { MerchantStatus } from '../../site/publish/load-statuses.ts'
import { findTarget } from '../publish/target-command.ts'
import { type LiveSourcesOptions, loadSchedules } from './open-live-sources.ts'

/** How a merchant is published, and what is planned of it. */
export interface ListedStatus extends Partial<Omit<MerchantStatus, 'isBehind'>> {
  readonly state: 'published' | 'behind' | 'unpublished'
  readonly planned?: { readonly state: string; readonly text: string }
}

/** Returns the status of a merchant by its code. */
export type StatusReader = (code: string) => ListedStatus

interface StatusOptions extends LiveSourcesOptions {
  /** The environment whose place is asked; without one, that of the workspace. */
  readonly named: string | undefined
}

/** Loads how all merchants are published, and what a team has planned. */
export async function openStatuses(
  files: Files,
  { named, root, environment }: StatusOptions,
): Promise<StatusReader> {
  const publisher = await environment.publisher()
  const place = { root, out: 'published', ...(named !== undefined && { env: named }) }
  const out = findTarget(place, { ...environment, publisher })
  const other = named === undefined ? undefined : gatewayOf(findEnvironment(files, named))
  const gateway = other && { ...other, origin: other.address.origin }
  const served = await publisher.loadStatuses({ root, out, ...(gateway && { gateway }) })
  const all = namesTeam(files) ? await loadSchedules(files, { root, environment }) : []
  const schedules = named === undefined ? all : all.filter((one) => one.environment === named)
  return (code) => {
    const plan = findNextSchedule(schedules, code)
    const planned = plan && { state: planStateOf(plan), text: formatPlan(plan) }
    const status = served.get(code)
    if (!status) return { state: 'unpublished', ...(planned && { planned }) }
    const { isBehind, ...rest } = status
    return { ...rest, state: isBehind ? 'behind' : 'published', ...(planned && { planned }) }
  }
}

/** Formats a status as one line. */
export function formatStatus({ state, release, publishedAt, changes, by, planned }: ListedStatus) {
  const since = [release, publishedAt].filter((part) => part !== undefined).join(', ')
  const names = by && by.length > 0 ? ` of ${by.join(', ')}` : ''
  const behind = changes
    ? `behind by ${count(changes, 'change')}${names}`
    : 'behind: a publish would change it'
  const parts = [
    state === 'unpublished' ? 'not published' : `published${since && ` (${since})`}`,
    ...(state === 'behind' ? [behind] : []),
    ...(planned ? [planned.text] : []),
  ]
  // Names come from outside, and a terminal obeys some characters.
  return parts.join('; ').replace(/\p{Cc}/gu, ' ')
}
