import { type ReactNode, useState } from 'react'
import type { PublishBody } from '../../core/contract/generated/studio-api.ts'
import { fill, placeholder } from '../i18n/fill.tsx'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { LabelledInput } from '../look/RuleInput.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { type StudioRule, useRuleForm } from '../look/use-rule-form.ts'
import { Window } from '../look/Window.tsx'
import { useMay } from '../state/session-context.tsx'
import { PublishFoot } from './PublishFoot.tsx'
import { PublishImpactView } from './PublishImpactView.tsx'
import { PublishRunView } from './PublishRunView.tsx'
import styles from './PublishWindow.module.css'
import { Releases } from './Releases.tsx'
import { RollbackWindow } from './RollbackWindow.tsx'
import { isSchedule, ScheduleFields, type TypedSchedule, unscheduled } from './ScheduleFields.tsx'
import { Schedules, typedOf } from './Schedules.tsx'
import { type PublishState, usePublishing } from './use-publishing.ts'
import { type ScheduleState, useSchedules } from './use-schedules.ts'

export interface PublishWindowProps {
  /** The merchant that is open, where one is. */
  readonly code?: string
  /** The number of its unsaved files. */
  readonly unsaved?: number
  readonly onClose: () => void
}

/** The rules of the studio API (schemas/studio-api.schema.json). */
const rules: readonly StudioRule[] = [
  {
    name: 'release',
    required: false,
    pattern: { acceptedPattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]*$', maxLength: 64 },
    messages: { pattern: { key: 'releaseName' }, tooLong: { key: 'releaseName' } },
  },
]

/** The merchant that is open, or every merchant. */
type Whom = 'one' | 'all'

/** Shows what a publish would change, publishes, shows how far that is, and rolls back to an earlier release. */
export function PublishWindow(props: PublishWindowProps): ReactNode {
  const t = useT('publish')
  const { code, unsaved = 0, onClose } = props
  const publishing = usePublishing()
  const { state, isBusy, showsRun } = publishing
  const [whom, setWhom] = useState<Whom>(code === undefined ? 'all' : 'one')
  /** The release that is to be served again, while that is asked. */
  const [asked, setAsked] = useState<string>()
  const chosen = whom === 'one' ? code : undefined
  const isAllowed = useMay('publish', chosen)
  const schedules = useSchedules()
  const [typed, setTyped] = useState(unscheduled)
  const { needsApproval = false, environments = [] } = schedules.state ?? {}
  const does = chooseAction(schedules, typed)
  const environment = isSchedule(typed, needsApproval) ? typed.environment : ''
  const plan = async (body: PublishBody): Promise<void> => {
    const { note, environment } = typed
    const times = typed.when === 'later' ? typedOf(typed) : {}
    const isPlanned = await schedules.plan({
      ...body,
      ...times,
      ...(environment !== '' && { environment }),
      ...(note !== '' && { note }),
    })
    if (isPlanned) setTyped(unscheduled)
  }
  const { control, begin } = usePublishForm(chosen, (body) => {
    if (does === 'publish') publishing.publish(body)
    else void plan(body)
  })
  const choose = (next: Whom): void => {
    setWhom(next)
    publishing.leaveRun()
  }
  return (
    <Window
      title={t('title')}
      onClose={onClose}
      size="narrow"
      foot={
        <PublishFoot
          {...publishing}
          does={does}
          isAllowed={isAllowed}
          unsaved={unsaved}
          onClose={onClose}
          onPublish={begin}
        />
      }
    >
      <div className={styles['body']}>
        <PublishStatus {...publishing} />
        {state && (
          <>
            {environment === '' && <TargetFolder folder={state.folder} />}
            {code !== undefined && <WhomChoice code={code} value={whom} onChange={choose} />}
            <LabelledInput
              control={control}
              name="release"
              label={t('name')}
              hint={t('nameHint')}
            />
            {schedules.isServed && (
              <ScheduleFields
                code={chosen}
                needsApproval={needsApproval}
                environments={environments}
                value={typed}
                onChange={setTyped}
              />
            )}
            {state.run && showsRun && <PublishRunView run={state.run} />}
            {environment !== '' && (
              <p className={styles['quiet']}>{t('schedule.impactThere', { environment })}</p>
            )}
            {!showsRun && environment === '' && <PublishImpactView key={chosen} code={chosen} />}
            {schedules.isServed && <Schedules schedules={schedules} code={chosen} />}
            <Releases state={state} isBusy={isBusy || !isAllowed} onServe={setAsked} />
          </>
        )}
      </div>
      {asked !== undefined && (
        <RollbackWindow
          release={asked}
          code={chosen}
          onClose={() => setAsked(undefined)}
          onConfirm={(body) => {
            setAsked(undefined)
            publishing.rollBack(body)
          }}
        />
      )}
    </Window>
  )
}

/** Returns what the main button does. */
function chooseAction(
  { isServed, state }: ScheduleState,
  { when }: TypedSchedule,
): 'publish' | 'plan' | 'ask' {
  if (isServed && state?.needsApproval) return 'ask'
  return isServed && when === 'later' ? 'plan' : 'publish'
}

/** Returns the form for the name of the release, and what publishes under that name. */
function usePublishForm(
  code: string | undefined,
  publish: (body: PublishBody) => void,
): Pick<ReturnType<typeof useRuleForm>, 'control'> & { readonly begin: () => void } {
  const { control, handleSubmit } = useRuleForm(rules)
  const begin = handleSubmit(({ release = '' }) =>
    publish({
      ...(code !== undefined && { merchants: [code] }),
      ...(release !== '' && { release }),
    }),
  )
  return { control, begin: () => void begin() }
}

/** Shows that the server has not answered yet, or its problem. */
function PublishStatus({ state, problem, again }: PublishState): ReactNode {
  const t = useT('publish')
  const common = useT('common')
  if (problem !== undefined)
    return (
      <RefusalNotice
        action={!state && <StudioButton onPress={again}>{common('tryAgain')}</StudioButton>}
      >
        {problem}
      </RefusalNotice>
    )
  if (state) return undefined
  return (
    <p role="status" className={styles['quiet']}>
      {t('looking')}
    </p>
  )
}

/** Names the folder that is published to. */
function TargetFolder({ folder }: { readonly folder: string }): ReactNode {
  const t = useT('publish')
  const name = <code className={styles['folder']}>{folder}</code>
  return <p>{fill(t('target', { folder: placeholder }), name)}</p>
}

interface WhomChoiceProps {
  readonly code: string
  readonly value: Whom
  readonly onChange: (whom: Whom) => void
}

/** Chooses whether the open merchant is published or every one. */
function WhomChoice({ code, value, onChange }: WhomChoiceProps): ReactNode {
  const t = useT('publish')
  return (
    <div className={styles['whom']}>
      <ChoiceInput
        as="row"
        place="bar"
        aria-label={t('who')}
        value={value}
        options={[
          { value: 'one', label: t('only', { code }) },
          { value: 'all', label: t('all') },
        ]}
        onChange={onChange}
      />
    </div>
  )
}
