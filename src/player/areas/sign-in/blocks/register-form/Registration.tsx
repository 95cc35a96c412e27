import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import type { RegisterSettings } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import type { PlannedField } from '../../../../../core/engine/plan-registration.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { FieldGroup } from '../../../../kit/controls/FieldGroup.tsx'
import type { FieldErrors } from '../../../../kit/controls/form.ts'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { TimelineRow } from '../../../../kit/controls/TimelineRow.tsx'
import { useFormatError } from '../../../../kit/forms/field-messages.ts'
import { useFieldForm } from '../../../../kit/forms/use-field-form.ts'
import type { ReportPattern } from '../../../../kit/forms/use-pattern-report.ts'
import type { BlockProps, BlockVariant } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { keepRegistrationDraft } from '../../../../state/registration-draft.ts'
import { showErrors } from '../../../../state/toasts.ts'
import { Declarations } from './Declarations.tsx'
import { EntryRow } from './EntryRow.tsx'
import { Progress } from './Progress.tsx'
import styles from './RegisterForm.module.css'
import { readRegisterRules } from './register-rules.ts'
import { isEntry, type RegisterValues, readRegisterValues } from './register-values.ts'
import { Submit } from './Submit.tsx'
import type { AffiliateLink } from './use-affiliate-link.ts'
import { useEntryWords } from './use-entry-words.tsx'
import { useLeaveField } from './use-leave-field.ts'
import { useLiveChecks } from './use-live-checks.ts'
import { useRegistration } from './use-registration.ts'

/** Loaded when the gateway requires the check. */
const HumanCheckField = lazy(async () => {
  const { HumanCheckField } = await import('../../parts/HumanCheckField.tsx')
  return { default: HumanCheckField }
})

export interface RegistrationProps {
  readonly look: BlockVariant<'register-form'>
  readonly settings: BlockProps<'register-form'>['settings']
  /** The fields to show, in their order. */
  readonly fields: readonly PlannedField[]
  readonly gateway: RegisterSettings
  /** The link's state; while it is being checked, the form shows neither code nor recommender. */
  readonly link: AffiliateLink
  /** Called for each field whose pattern cannot run. */
  readonly onUnsafe: ReportPattern
}

/** Shows the form after its fields are known. */
export function Registration(props: RegistrationProps): ReactNode {
  const { look, settings, fields, gateway, link, onUnsafe } = props
  const { progress, statements, submit, login } = settings
  const t = useT()
  const skin = useSkin()
  const formatError = useFormatError()
  const minimumAge = Math.max(skin.registration.minimumAge, gateway.minimumAge ?? 0)
  const checks = useLiveChecks()
  const { isTaken } = checks
  const { statement } = skin.registration
  const isCheckingLink = link.state === 'asking'
  const shownFields = useMemo(
    () => (isCheckingLink ? fields.filter(({ name }) => !isFromLink(name)) : fields),
    [fields, isCheckingLink],
  )
  const rules = useMemo(
    () =>
      readRegisterRules(shownFields, {
        minimumAge,
        statement,
        joined: statements === 'joined',
        isTaken,
      }),
    [shownFields, minimumAge, statement, statements, isTaken],
  )
  const form = useFieldForm<RegisterValues>({
    rules,
    defaultValues: readRegisterValues(),
    onRefused: onUnsafe,
    focusesError: false,
  })
  const { control, getValues } = form
  const registration = useRegistration({
    form,
    fields: shownFields,
    checks,
    settings: gateway,
    link,
  })
  const { captcha, check, slider, wait } = registration.submission
  const words = useEntryWords(checks, fields)

  useEffect(() => () => keepRegistrationDraft(getValues()), [getValues])

  const onLeave = useLeaveField(form, { rules, checks, asksCode: gateway.affiliate === true })

  /**
   * Runs step 1 (SPEC §4.8): shows all errors at once for 4 seconds and focuses the first failing
   * field.
   */
  function showFieldErrors(errors: FieldErrors<RegisterValues>): void {
    const failing = rules.map(({ name }) => name).filter((name) => errors[name])
    const lines = failing.map(
      (name) => formatError(errors[name]?.message, words.labelOf(name)) ?? '',
    )
    showErrors([...new Set(lines)])
    if (failing[0]) form.setFocus(failing[0])
  }

  const rows = fields.map((field, index) =>
    isCheckingLink && isFromLink(field.name) ? (
      <TimelineRow key={field.name}>
        <Skeleton height="var(--field)" shape="card" />
      </TimelineRow>
    ) : isEntry(field) ? (
      <EntryRow
        key={field.name}
        entry={field}
        control={control}
        look={look}
        label={words.labelOf(field.name)}
        hint={words.hintOf(field.name)}
        placeholder={words.placeholderOf(field.name)}
        onLeave={onLeave}
        captcha={captcha}
        last={index === fields.length - 1}
      />
    ) : (
      <CheckRow key={field.name} check={check} slider={slider} />
    ),
  )

  // A human check at the end is on the page, below the sheet of fields.
  const endsWithCheck = fields.at(-1)?.name === 'humanCheck'

  return (
    <form
      className={styles['form']}
      data-look={look}
      data-progress={progress}
      data-submit={submit}
      noValidate
      onSubmit={form.handleSubmit(registration.submit, showFieldErrors)}
    >
      {progress !== 'none' && (
        <Progress kind={progress} at={settings.ringAt} control={control} rules={rules} />
      )}
      <FieldGroup look={look}>{endsWithCheck ? rows.slice(0, -1) : rows}</FieldGroup>
      {endsWithCheck && rows.at(-1)}
      <Declarations
        control={control}
        minimumAge={minimumAge}
        statement={statement}
        layout={statements}
      />
      <Submit control={control} wait={wait} place={submit} />
      {login && (
        <p className={styles['known']}>
          {t('register.known')} <Link to={pathTo('login')}>{t('register.toLogin')}</Link>
        </p>
      )}
    </form>
  )
}

type Submission = ReturnType<typeof useRegistration>['submission']

/** The human check in its row, below the fields. */
function CheckRow({ check, slider }: Pick<Submission, 'check' | 'slider'>): ReactNode {
  return (
    <TimelineRow state={check.state.kind === 'passed' ? 'done' : undefined} place="last">
      <Suspense fallback={<Skeleton height="18.5rem" shape="card" />}>
        <HumanCheckField ref={slider} check={check} />
      </Suspense>
    </TimelineRow>
  )
}

/** Returns true for a field that a resolved link fills in (SPEC §2.50). */
function isFromLink(name: PlannedField['name']): boolean {
  return name === 'affiliateCode' || name === 'recommenderId'
}
