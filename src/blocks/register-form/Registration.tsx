import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react'
import type { RegisterSettings } from '../../contract/generated/gateway.ts'
import { prepareMatchers } from '../../engine/check-field.ts'
import type { PlannedField } from '../../engine/plan-registration.ts'
import { readGoal } from '../../gateway/use-human-check.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useT } from '../../i18n/use-t.ts'
import type { ReportPattern } from '../../parts/use-pattern-report.ts'
import type { BlockProps, BlockVariant } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { keepRegistrationDraft } from '../../state/registration-draft.ts'
import { showErrors } from '../../state/toasts.ts'
import { CordRow } from '../../ui/CordRow.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { type FieldErrors, useForm } from '../../ui/form.ts'
import { Link } from '../../ui/navigation.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { checkEntry } from './check-entry.ts'
import { Declarations } from './Declarations.tsx'
import { EntryRow } from './EntryRow.tsx'
import { findErrors } from './find-errors.ts'
import { Progress } from './Progress.tsx'
import styles from './RegisterForm.module.css'
import {
  type DeclarationName,
  type Entry,
  isDeclaration,
  isEntry,
  type RegisterValues,
  readRegisterValues,
} from './register-values.ts'
import { Submit } from './Submit.tsx'
import { useEntryWords } from './use-entry-words.ts'
import { useRegistration } from './use-registration.ts'

/** Fetched where the gateway asks for it. */
const HumanCheck = lazy(async () => {
  const { HumanCheck } = await import('../../ui/HumanCheck.tsx')
  return { default: HumanCheck }
})
const unticked = {
  age: 'register.ageNeeded',
  statement: 'register.statementNeeded',
  terms: 'register.termsNeeded',
} as const satisfies Record<DeclarationName, MessageKey>

export interface RegistrationProps {
  readonly look: BlockVariant<'register-form'>
  readonly settings: BlockProps<'register-form'>['settings']
  /** The fields that are asked, in their order. */
  readonly fields: readonly PlannedField[]
  readonly gateway: RegisterSettings
  /** Hears of a field that stays closed, because its pattern may not be run. */
  readonly onUnsafe: ReportPattern
}

/** The form itself, once it is known which fields are asked. */
export function Registration(props: RegistrationProps): ReactNode {
  const { look, settings, fields, gateway, onUnsafe } = props
  const { progress = 'none', statements = 'each', submit = 'end', login = false } = settings
  const t = useT()
  const skin = useSkin()
  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: readRegisterValues(),
    resolver: (values, _, { names }) => findErrors(values, { asked, names, say }),
  })
  const { control, getValues, trigger } = form
  const model = useRegistration({ form, fields, settings: gateway })
  const { captcha, check, checks } = model
  const words = useEntryWords(checks)
  const entries = fields.filter(isEntry)
  const minimumAge = Math.max(skin.registration.minimumAge, gateway.minimumAge ?? 0)

  const asked = [
    ...entries.map(({ name }) => name),
    'age',
    ...(skin.registration.statement ? (['statement'] as const) : []),
    ...(statements === 'each' ? (['terms'] as const) : []),
  ] as const

  /** What is wrong with one field or box, in words. */
  function say(name: keyof RegisterValues, values: RegisterValues): string | undefined {
    if (isDeclaration(name)) {
      const key =
        name === 'age' && statements === 'joined' ? 'register.ageAndTermsNeeded' : unticked[name]
      return values[name] ? undefined : t(key, { age: minimumAge })
    }
    const entry = entries.find((one) => one.name === name)
    return entry && words.complain(entry, values[name], values.password)
  }

  useEffect(() => prepareMatchers(fields, onUnsafe), [fields, onUnsafe])
  useEffect(() => () => keepRegistrationDraft(getValues()), [getValues])

  const leave = useCallback(
    async (entry: Entry, value: string) => {
      const { name } = entry
      if (name === 'password' && getValues('confirmPassword')) await trigger('confirmPassword')
      // What is wrong by itself is not asked; the form's own verdict may still be on its way.
      if (value === '' || checkEntry(entry, value, getValues('password'))) return
      if (name === 'username' && (await checks.askName(value))) await trigger('username')
      if (name === 'affiliateCode' && gateway.affiliate) await checks.askCode(value)
    },
    [checks.askName, checks.askCode, gateway.affiliate, getValues, trigger],
  )

  /** Step 1 of SPEC.md §4: every error at once for 4 seconds, the first failing field focused. */
  function complain(errors: FieldErrors<RegisterValues>): void {
    const failing = asked.filter((name) => errors[name])
    showErrors([...new Set(failing.map((name) => errors[name]?.message ?? ''))])
    if (failing[0]) form.setFocus(failing[0])
  }

  const drawn = fields.map((field, index) =>
    isEntry(field) ? (
      <EntryRow
        key={field.name}
        entry={field}
        control={control}
        look={look}
        label={words.labelOf(field.name)}
        hint={words.hintOf(field.name, captcha.state)}
        placeholder={words.placeholderOf(field.name)}
        onLeave={leave}
        picture={captcha.state.kind === 'shown' ? captcha.state.picture : undefined}
        onReload={captcha.reload}
        last={index === fields.length - 1}
      />
    ) : (
      <CordRow
        key={field.name}
        state={check.state.kind === 'passed' ? 'done' : undefined}
        place="last"
      >
        <Suspense fallback={<Skeleton height="var(--field)" shape="card" />}>
          <HumanCheck
            ref={model.slider}
            kind={check.state.kind}
            words={{
              slide: t('form.slide'),
              done: t('form.slideDone'),
              failed: t('form.slideFailed'),
            }}
            handle={skin.look.ornaments['slider']}
            {...readGoal(check.state)}
            onDone={(position) => void check.pass(position)}
            onRetry={() => void check.reset()}
          />
        </Suspense>
      </CordRow>
    ),
  )

  // A check at the end stands on the page, under the sheet of fields.
  const asksLast = fields.at(-1)?.name === 'humanCheck'

  return (
    <form
      className={styles['form']}
      data-look={look}
      data-progress={progress}
      noValidate
      onSubmit={form.handleSubmit(model.submit, complain)}
    >
      {progress !== 'none' && (
        <Progress
          kind={progress}
          at={settings.ringAt ?? 'form'}
          control={control}
          entries={entries}
          passes={words.passes}
        />
      )}
      <FieldGroup look={look}>{asksLast ? drawn.slice(0, -1) : drawn}</FieldGroup>
      {asksLast && drawn.at(-1)}
      <Declarations
        control={control}
        minimumAge={minimumAge}
        statement={skin.registration.statement}
        layout={statements}
      />
      <Submit control={control} label={t('register.submit')} place={submit} />
      {login && (
        <p className={styles['known']}>
          {t('register.known')} <Link to="/m/login">{t('register.toLogin')}</Link>
        </p>
      )}
    </form>
  )
}
