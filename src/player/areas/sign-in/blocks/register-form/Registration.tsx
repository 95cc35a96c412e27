import { type FormEvent, type ReactNode, Suspense, useEffect, useMemo } from 'react'
import type { RegisterSettings } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import type { PlannedField } from '../../../../../core/engine/plan-registration.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { FieldGroup } from '../../../../kit/controls/FieldGroup.tsx'
import type { FieldErrors, UseFormReturn } from '../../../../kit/controls/form.ts'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
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
import { EntryRow, type EntryRowProps } from './EntryRow.tsx'
import { Progress } from './Progress.tsx'
import styles from './RegisterForm.module.css'
import { type RegisterRule, type RuleScope, readRegisterRules } from './register-rules.ts'
import { isEntry, type RegisterValues, readRegisterValues } from './register-values.ts'
import { Submit } from './Submit.tsx'
import type { AffiliateLink } from './use-affiliate-link.ts'
import { type EntryWords, useEntryWords } from './use-entry-words.tsx'
import { useLeaveField } from './use-leave-field.ts'
import { useLiveChecks } from './use-live-checks.ts'
import { type RegistrationModel, useRegistration } from './use-registration.ts'

/** Loaded when the gateway requires the check. */
const HumanCheckField = lazyPart(async () => {
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
  const { look, settings, fields, link } = props
  const { progress, statements, submit, login } = settings
  const t = useT()
  const model = useRegistrationForm(props)
  const { control, rules, minimumAge, submission } = model
  const { statement } = useSkin().registration
  return (
    <form
      className={styles['form']}
      data-look={look}
      data-progress={progress}
      data-submit={submit}
      noValidate
      onSubmit={model.onSubmit}
    >
      {progress !== 'none' && (
        <Progress kind={progress} at={settings.ringAt} control={control} rules={rules} />
      )}
      <FieldRows
        fields={fields}
        link={link}
        control={control}
        look={look}
        words={model.words}
        onLeave={model.onLeave}
        submission={submission}
      />
      <Declarations
        control={control}
        minimumAge={minimumAge}
        statement={statement}
        layout={statements}
      />
      <Submit control={control} wait={submission.wait} place={submit} />
      {login && (
        <p className={styles['known']}>
          {t('register.known')} <Link to={pathTo('login')}>{t('register.toLogin')}</Link>
        </p>
      )}
    </form>
  )
}

interface RegistrationForm extends Pick<RegistrationModel, 'submission'> {
  readonly control: UseFormReturn<RegisterValues>['control']
  readonly rules: readonly RegisterRule[]
  /** The higher of the ages of merchant and gateway. */
  readonly minimumAge: number
  readonly words: EntryWords
  readonly onLeave: EntryRowProps['onLeave']
  readonly onSubmit: (event: FormEvent) => void
}

/** Returns the form with its rules, words and submission. Keeps what was typed as a draft. */
function useRegistrationForm(props: RegistrationProps): RegistrationForm {
  const { settings, fields, gateway, link, onUnsafe } = props
  const { registration } = useSkin()
  const minimumAge = Math.max(registration.minimumAge, gateway.minimumAge ?? 0)
  const checks = useLiveChecks()
  const shownFields = useShownFields(fields, link)
  const rules = useRegisterRules(shownFields, {
    minimumAge,
    statement: registration.statement,
    joined: settings.statements === 'joined',
    isTaken: checks.isTaken,
  })
  const form = useFieldForm<RegisterValues>({
    rules,
    defaultValues: readRegisterValues(),
    onRefused: onUnsafe,
    focusesError: false,
  })
  const { control, getValues } = form
  const { submission, submit } = useRegistration({
    form,
    fields: shownFields,
    checks,
    settings: gateway,
    link,
  })
  const words = useEntryWords(checks, fields)
  const showFieldErrors = useErrorReport(form, { rules, words })

  useEffect(() => () => keepRegistrationDraft(getValues()), [getValues])

  const onLeave = useLeaveField(form, { rules, checks, asksCode: gateway.affiliate === true })
  const onSubmit = form.handleSubmit(submit, showFieldErrors)
  return { control, rules, minimumAge, words, onLeave, onSubmit, submission }
}

interface FieldRowsProps extends Omit<FieldRowProps, 'field' | 'waits' | 'last'> {
  readonly fields: readonly PlannedField[]
  readonly link: AffiliateLink
}

/** Shows the fields in their order. A human check at the end is on the page, below the sheet of fields. */
function FieldRows({ fields, link, ...row }: FieldRowsProps): ReactNode {
  const rows = fields.map((field, index) => (
    <FieldRow
      {...row}
      key={field.name}
      field={field}
      waits={link.state === 'asking' && isFromLink(field.name)}
      last={index === fields.length - 1}
    />
  ))
  const endsWithCheck = fields.at(-1)?.name === 'humanCheck'
  return (
    <>
      <FieldGroup look={row.look}>{endsWithCheck ? rows.slice(0, -1) : rows}</FieldGroup>
      {endsWithCheck && rows.at(-1)}
    </>
  )
}

/** Returns the fields to show: those that a link fills in wait for its check. */
function useShownFields(
  fields: readonly PlannedField[],
  { state }: AffiliateLink,
): readonly PlannedField[] {
  const isCheckingLink = state === 'asking'
  return useMemo(
    () => (isCheckingLink ? fields.filter(({ name }) => !isFromLink(name)) : fields),
    [fields, isCheckingLink],
  )
}

function useRegisterRules(
  fields: readonly PlannedField[],
  { minimumAge, statement, joined, isTaken }: RuleScope,
): readonly RegisterRule[] {
  return useMemo(
    () => readRegisterRules(fields, { minimumAge, statement, joined, isTaken }),
    [fields, minimumAge, statement, joined, isTaken],
  )
}

/**
 * Returns step 1 (SPEC §4.8) for a form with errors: it shows all of them at once for 4 seconds and
 * focuses the first failing field.
 */
function useErrorReport(
  { setFocus }: Pick<UseFormReturn<RegisterValues>, 'setFocus'>,
  { rules, words }: { readonly rules: readonly RegisterRule[]; readonly words: EntryWords },
): (errors: FieldErrors<RegisterValues>) => void {
  const formatError = useFormatError()
  return (errors) => {
    const failing = rules.map(({ name }) => name).filter((name) => errors[name])
    const lines = failing.map(
      (name) => formatError(errors[name]?.message, words.labelOf(name)) ?? '',
    )
    showErrors([...new Set(lines)])
    if (failing[0]) setFocus(failing[0])
  }
}

interface FieldRowProps extends Pick<EntryRowProps, 'control' | 'look' | 'onLeave' | 'last'> {
  readonly field: PlannedField
  /** True while the link that may fill it in is being checked. */
  readonly waits: boolean
  readonly words: EntryWords
  readonly submission: RegistrationModel['submission']
}

/** A field or the human check, in its row. */
function FieldRow({ field, waits, words, submission, ...row }: FieldRowProps): ReactNode {
  if (waits)
    return (
      <TimelineRow>
        <Skeleton height="var(--field)" shape="card" />
      </TimelineRow>
    )
  if (!isEntry(field)) return <CheckRow submission={submission} />
  return (
    <EntryRow
      {...row}
      entry={field}
      label={words.labelOf(field.name)}
      hint={words.hintOf(field.name)}
      placeholder={words.placeholderOf(field.name)}
      captcha={submission.captcha}
    />
  )
}

/** The human check in its row, below the fields. */
function CheckRow({ submission: { check, slider } }: Pick<FieldRowProps, 'submission'>): ReactNode {
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
