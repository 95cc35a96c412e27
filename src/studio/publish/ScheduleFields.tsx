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
  /** The environment to whose place it goes; empty for the studio's own folder. */
  readonly environment: string
  /** What it is for, for whoever approves it. */
  readonly note: string
}

export const unscheduled: TypedSchedule = {
  when: 'now',
  at: '',
  until: '',
  environment: '',
  note: '',
}

export interface ScheduleFieldsProps {
  /** The merchant to publish; by default all. */
  readonly code: string | undefined
  readonly needsApproval: boolean
  /** The environments with a place to publish to. */
  readonly environments: readonly string[]
  readonly value: TypedSchedule
  readonly onChange: (value: TypedSchedule) => void
}

/** Asks when a release goes out and until when, where to, and what it is for where somebody else approves it. */
export function ScheduleFields(props: ScheduleFieldsProps): ReactNode {
  const t = useT('publish')
  const { code, needsApproval, environments, value, onChange } = props
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
      {isSchedule(value, needsApproval) && environments.length > 0 && (
        <FieldFrame label={t('schedule.where')}>
          {({ 'aria-labelledby': labelled }) => (
            <ChoiceInput
              as="list"
              aria-labelledby={labelled}
              value={value.environment}
              options={[
                { value: '', label: t('schedule.ownPlace') },
                ...environments.map((name) => ({ value: name, label: name })),
              ]}
              onChange={(environment) => set({ environment })}
            />
          )}
        </FieldFrame>
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

/** Returns true for a release that is planned or asked for, and does not go out at once. */
export function isSchedule({ when }: TypedSchedule, needsApproval: boolean): boolean {
  return needsApproval || when === 'later'
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
