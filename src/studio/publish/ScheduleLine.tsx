import type { ReactNode } from 'react'
import { formatScheduleTime } from '../../core/config/format-schedule-time.ts'
import { findNextSchedule } from '../../core/config/next-schedule.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './PublishWindow.module.css'
import { useSchedules } from './use-schedules.ts'

/** Shows what is scheduled next for a merchant, or that what was scheduled last failed; nothing otherwise. */
export function ScheduleLine({ code }: { readonly code: string }): ReactNode {
  const t = useT('publish')
  const { state } = useSchedules()
  const shown = findNextSchedule(state?.schedules ?? [], code)
  if (!shown) return null
  const { state: is, at, until, zone, message, environment } = shown
  const print = (iso: string): string => formatScheduleTime(Date.parse(iso), zone)
  const begin = at !== undefined && is !== 'live' ? ` · ${print(at)}` : ''
  const end = until === undefined ? '' : ` · ${t('schedule.goesBack', { time: print(until) })}`
  return (
    <span className={styles['line']} data-schedule={is}>
      {t(`schedule.state.${is}`)}
      {environment !== undefined && ` → ${environment}`}
      {is === 'failed' ? ` · ${message ?? ''}` : `${begin}${end}`}
    </span>
  )
}
