import { type ReactNode, useId, useState } from 'react'
import { formatScheduleTime } from '../../core/config/format-schedule-time.ts'
import type { ScheduledRelease } from '../../core/contract/generated/studio-api.ts'
import type { TranslateIn } from '../i18n/create-words.ts'
import { useT } from '../i18n/use-t.ts'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { useMay } from '../state/session-context.tsx'
import styles from './PublishWindow.module.css'
import { TimeFields, type TypedTimes } from './ScheduleFields.tsx'
import type { ScheduleState } from './use-schedules.ts'

export interface SchedulesProps {
  readonly schedules: ScheduleState
  /** The merchant that is open; without one, those of all are listed. */
  readonly code: string | undefined
}

/** Lists what goes out at a time or waits for approval, what became of it, and what may be done about it. */
export function Schedules({ schedules, code }: SchedulesProps): ReactNode {
  const t = useT('publish')
  const common = useT('common')
  const { state, problem, again } = schedules
  const listed = (state?.schedules ?? []).filter(
    ({ merchants }) => code === undefined || !merchants || merchants.includes(code),
  )
  return (
    <section aria-labelledby="schedules" className={styles['releases']}>
      <h3 id="schedules" className={styles['label']}>
        {t('schedule.title')}
      </h3>
      {problem !== undefined && (
        <RefusalNotice
          action={!state && <StudioButton onPress={again}>{common('tryAgain')}</StudioButton>}
        >
          {problem}
        </RefusalNotice>
      )}
      {!state && problem === undefined && (
        <p role="status" className={styles['quiet']}>
          {t('schedule.looking')}
        </p>
      )}
      {state && listed.length === 0 && <p className={styles['quiet']}>{t('schedule.none')}</p>}
      <ul className={styles['list']}>
        {listed.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} {...schedules} />
        ))}
      </ul>
    </section>
  )
}

interface ScheduleRowProps extends Pick<ScheduleState, 'cancel' | 'decide' | 'move'> {
  readonly schedule: ScheduledRelease
}

function ScheduleRow(props: ScheduleRowProps): ReactNode {
  const t = useT('publish')
  const { schedule } = props
  const { state, merchants, by, note, message, decidedBy, sentences, due } = schedule
  const title = useId()
  const changes = due ?? sentences
  return (
    <li className={styles['schedule']} aria-labelledby={title}>
      <p id={title}>
        <span className={styles['state']} data-schedule={state}>
          {t(`schedule.state.${state}`)}
        </span>{' '}
        {merchants ? merchants.join(', ') : t('all')}
        {schedule.environment !== undefined && ` → ${schedule.environment}`}
      </p>
      <p className={styles['quiet']}>{formatTimes(schedule, t)}</p>
      <p className={styles['quiet']}>
        {t('schedule.by', { by })}
        {decidedBy !== undefined &&
          state !== 'declined' &&
          ` ${t('schedule.approvedBy', { by: decidedBy })}`}
      </p>
      {note !== undefined && <p>{note}</p>}
      {message !== undefined && <p className={styles['refused']}>{message}</p>}
      {changes.length > 0 && (
        <details open={state === 'waiting'}>
          <summary>{t(due ? 'schedule.changed' : 'whatChanges')}</summary>
          <ul className={styles['sentences']}>
            {changes.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
      <ScheduleActions {...props} />
    </li>
  )
}

/** What whoever is signed in may do about a schedule; one thing at a time is asked. */
function ScheduleActions({ schedule, cancel, decide, move }: ScheduleRowProps): ReactNode {
  const t = useT('publish')
  const common = useT('common')
  const [asked, setAsked] = useState<'move' | 'decline'>()
  const [reason, setReason] = useState('')
  const [times, setTimes] = useState<TypedTimes>({ at: '', until: '' })
  const { id, state, merchants, isOwn, inputs } = schedule
  const choice = { id, ...(merchants && { merchants }) }
  const mayChange = useMay('cancelSchedule', merchants)
  if (!mayChange || !['waiting', 'planned', 'live'].includes(state)) return null
  const close = (isDone: boolean): void => {
    if (isDone) setAsked(undefined)
  }
  if (asked === 'move')
    return (
      <>
        <TimeFields code={merchants?.[0]} value={times} onChange={setTimes} />
        <p className={styles['acts']}>
          <StudioButton onPress={() => setAsked(undefined)}>{common('cancel')}</StudioButton>
          <StudioButton
            tone="main"
            onPress={async () => close(await move({ ...choice, ...typedOf(times) }))}
          >
            {t('schedule.saveTimes')}
          </StudioButton>
        </p>
      </>
    )
  if (asked === 'decline')
    return (
      <>
        <FieldFrame label={t('schedule.reason')}>
          {(named) => <TextInput {...named} maxLength={500} value={reason} onType={setReason} />}
        </FieldFrame>
        <p className={styles['acts']}>
          <StudioButton onPress={() => setAsked(undefined)}>{common('cancel')}</StudioButton>
          <StudioButton
            tone="danger"
            onPress={async () =>
              close(await decide({ ...choice, inputs, approves: false, reason }))
            }
          >
            {t('schedule.decline')}
          </StudioButton>
        </p>
      </>
    )
  return (
    <p className={styles['acts']}>
      {state === 'waiting' && isOwn && (
        <span className={styles['quiet']}>{t('schedule.ownWaits')}</span>
      )}
      <StudioButton onPress={() => void cancel(choice)}>
        {t(state === 'live' ? 'schedule.stay' : 'schedule.cancel')}
      </StudioButton>
      <StudioButton onPress={() => setAsked('move')}>{t('schedule.move')}</StudioButton>
      {state === 'waiting' && !isOwn && (
        <>
          <StudioButton onPress={() => setAsked('decline')}>{t('schedule.decline')}</StudioButton>
          <StudioButton
            tone="main"
            onPress={() => void decide({ ...choice, inputs, approves: true })}
          >
            {t('schedule.approve')}
          </StudioButton>
        </>
      )}
    </p>
  )
}

/** Returns the times that are typed. */
export function typedOf({ at, until }: TypedTimes): Partial<TypedTimes> {
  return { ...(at !== '' && { at }), ...(until !== '' && { until }) }
}

function formatTimes({ at, until, zone }: ScheduledRelease, t: TranslateIn<'publish'>): string {
  const print = (iso: string): string => formatScheduleTime(Date.parse(iso), zone)
  const begin = at === undefined ? t('schedule.onApproval') : print(at)
  return until === undefined ? begin : t('schedule.times', { at: begin, until: print(until) })
}
