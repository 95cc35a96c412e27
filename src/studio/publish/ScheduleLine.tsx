import type { ReactNode } from 'react'
import { formatScheduleTime } from '../../core/config/schedule-times.ts'
import type { ScheduledRelease } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './PublishWindow.module.css'
import { useSchedules } from './use-schedules.ts'

/** Shows what is scheduled next for a merchant, or that what was scheduled last failed; nothing otherwise. */
export function ScheduleLine({ code }: { readonly code: string }): ReactNode {
  const t = useT('publish')
  const { state } = useSchedules()
  const own = (state?.schedules ?? []).filter(({ merchants }) => merchants?.includes(code) ?? true)
  const shown = findShown(own)
  if (!shown) return null
  const { state: is, at, until, zone, message } = shown
  const moment = is === 'live' ? until : at
  return (
    <span className={styles['line']} title={message} data-schedule={is}>
      {t(`schedule.state.${is}`)}
      {moment !== undefined && ` · ${formatScheduleTime(Date.parse(moment), zone)}`}
    </span>
  )
}

/** The last failure until something later goes out well; else the next that comes. */
function findShown(schedules: readonly ScheduledRelease[]): ScheduledRelease | undefined {
  const [last] = schedules
    .filter(({ state }) => state === 'failed' || state === 'done')
    .toSorted((one, other) => (other.endedAt ?? '').localeCompare(one.endedAt ?? ''))
  if (last?.state === 'failed') return last
  const coming = schedules.filter(({ endedAt }) => endedAt === undefined)
  return coming.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))[0]
}
