import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import styles from './PublishWindow.module.css'

/** When a release goes out, as it is typed: local times of the merchants' zone, empty where there is none. */
export interface TypedSchedule {
  readonly when: 'now' | 'later'
  readonly at: string
  readonly until: string
  /** What it is for, for whoever approves it. */
  readonly note: string
}

export const unscheduled: TypedSchedule = { when: 'now', at: '', until: '', note: '' }

export interface ScheduleFieldsProps {
  /** The merchant to publish; by default all. */
  readonly code: string | undefined
  readonly needsApproval: boolean
  readonly value: TypedSchedule
  readonly onChange: (value: TypedSchedule) => void
}

/** Asks when a release goes out and until when, and what it is for where somebody else approves it. */
export function ScheduleFields(props: ScheduleFieldsProps): ReactNode {
  const t = useT('publish')
  const { code, needsApproval, value, onChange } = props
  const set = (part: Partial<TypedSchedule>): void => onChange({ ...value, ...part })
  return (
    <>
      <div className={styles['whom']}>
        <ChoiceInput
          as="row"
          place="bar"
          aria-label={t('schedule.when')}
          value={value.when}
          options={[
            { value: 'now', label: t(needsApproval ? 'schedule.onApproval' : 'schedule.now') },
            { value: 'later', label: t('schedule.later') },
          ]}
          onChange={(when) => set({ when })}
        />
      </div>
      {value.when === 'later' && (
        <TimeFields code={code} value={value} onChange={(times) => set(times)} />
      )}
      {needsApproval && (
        <FieldFrame label={t('schedule.note')} hint={t('schedule.noteHint')}>
          {(named) => (
            <TextInput
              {...named}
              maxLength={500}
              value={value.note}
              onType={(note) => set({ note })}
            />
          )}
        </FieldFrame>
      )}
    </>
  )
}

/** A time of a schedule, and its end. */
export type TypedTimes = Pick<TypedSchedule, 'at' | 'until'>

export interface TimeFieldsProps {
  readonly code: string | undefined
  readonly value: TypedTimes
  readonly onChange: (times: TypedTimes) => void
}

/** Asks for local times in the zone of the merchants, which it names. */
export function TimeFields({ code, value, onChange }: TimeFieldsProps): ReactNode {
  const t = useT('publish')
  const body = code === undefined ? {} : { merchants: [code] }
  const loaded = useStudioQuery('readScheduleZone', { body })
  const zone = loaded.state === 'loaded' ? loaded.value.zone : ''
  return (
    <div className={styles['times']}>
      <FieldFrame label={t('schedule.at', { zone })}>
        {(named) => (
          <TextInput
            {...named}
            type="datetime-local"
            value={value.at}
            onType={(at) => onChange({ ...value, at: at.slice(0, 16) })}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('schedule.until', { zone })} hint={t('schedule.untilHint')}>
        {(named) => (
          <TextInput
            {...named}
            type="datetime-local"
            value={value.until}
            onType={(until) => onChange({ ...value, until: until.slice(0, 16) })}
          />
        )}
      </FieldFrame>
    </div>
  )
}
