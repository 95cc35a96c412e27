import { type ReactNode, useMemo } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Checkbox } from '../../../../kit/controls/Checkbox.tsx'
import { FieldGroup } from '../../../../kit/controls/FieldGroup.tsx'
import type { UseFormReturn } from '../../../../kit/controls/form.ts'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { TimelineRow } from '../../../../kit/controls/TimelineRow.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useFormatError } from '../../../../kit/forms/field-messages.ts'
import { useFieldForm } from '../../../../kit/forms/use-field-form.ts'
import { usePatternReport } from '../../../../kit/forms/use-pattern-report.ts'
import type { Submission } from '../../../../kit/forms/use-submission.ts'
import { useRegisterPath } from '../../../../kit/pages/use-register-path.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { HumanCheckField } from '../../parts/HumanCheckField.tsx'
import { LoginFields } from './LoginFields.tsx'
import styles from './LoginForm.module.css'
import { type LoginValues, readLoginRules, readLoginValues } from './login-values.ts'
import { useLogin } from './use-login.ts'
import { useLoginEntry } from './use-login-entry.ts'

/**
 * Shows the login form of SPEC §2.44 to §2.47, for members or for agents (SPEC §6.6). The page redirects
 * after the player has signed in.
 */
export default function LoginForm(props: BlockProps<'login-form'>): ReactNode {
  const { id, variant, settings } = props
  const t = useT()
  const patterns = useCall('registerPatterns').value
  const { entry, otherPath } = useLoginEntry()
  const { submission, submit } = useLogin(settings, entry)
  const { captcha, check, wait } = submission
  const hasCaptcha = captcha.state.kind !== 'off'
  const rules = useMemo(
    () => readLoginRules(patterns, { captcha: hasCaptcha }),
    [patterns, hasCaptcha],
  )
  const form = useFieldForm<LoginValues>({
    rules,
    defaultValues: readLoginValues(),
    onRefused: usePatternReport(id, 'login-form'),
  })
  return (
    <form
      className={styles['form']}
      data-kit="form"
      data-kind="login"
      data-variant={variant}
      data-progress={settings.progress}
      noValidate
      onSubmit={form.handleSubmit((values) => submit(form, values))}
    >
      <FieldGroup look={variant}>
        <LoginFields
          form={form}
          look={variant}
          captcha={captcha}
          isTimelineEnd={check.state.kind === 'off'}
        />
      </FieldGroup>
      <CheckRow form={form} submission={submission} />
      <RememberAndForgot form={form} />
      <Refusal>{submission.refusal}</Refusal>
      <Button
        type="submit"
        variant={settings.button}
        size="large"
        wide
        busy={submission.running}
        disabled={wait > 0}
      >
        {wait > 0 ? t('form.wait', { count: wait }) : t('login.submit')}
      </Button>
      {settings.join && entry === 'member' && <RegisterLink look={settings.joinAs} />}
      <Link className={`${styles['other']} ${typography['muted']}`} to={otherPath} replace>
        {t(entry === 'member' ? 'login.asAgent' : 'login.asMember')}
      </Link>
    </form>
  )
}

interface PartProps {
  readonly form: UseFormReturn<LoginValues>
}

interface CheckRowProps extends PartProps {
  readonly submission: Submission<'login', LoginValues>
}

/** The slider check in its row, if the gateway requires it. */
function CheckRow({ form, submission: { check, slider } }: CheckRowProps): ReactNode {
  const formatError = useFormatError()
  if (check.state.kind === 'off') return null
  const isChecked = check.state.kind === 'passed'
  return (
    <TimelineRow state={isChecked ? 'done' : undefined} place="last">
      <HumanCheckField
        ref={slider}
        check={check}
        error={
          isChecked ? undefined : formatError(form.formState.errors.root?.['humanCheck']?.message)
        }
      />
    </TimelineRow>
  )
}

function RememberAndForgot({ form }: PartProps): ReactNode {
  const t = useT()
  const { rememberedLogin } = useSkin().safety
  return (
    <div className={styles['row']} data-part="line">
      {rememberedLogin !== 'off' && (
        <Checkbox
          label={t(rememberedLogin === 'username' ? 'login.rememberName' : 'login.remember')}
          {...form.register('remPass')}
        />
      )}
      <Link className={styles['forgot']} data-part="link" to={pathTo('forgot')}>
        {t('login.forgot')}
      </Link>
    </div>
  )
}

function RegisterLink({ look }: { readonly look: 'button' | 'line' }): ReactNode {
  const t = useT()
  const registerPath = useRegisterPath()
  if (!registerPath) return null
  if (look === 'line')
    return (
      <p className={styles['join']}>
        {t('login.newHere')} <Link to={registerPath}>{t('login.join')}</Link>
      </p>
    )
  return (
    <ButtonLink variant="outline" wide to={registerPath}>
      {t('login.join')}
    </ButtonLink>
  )
}
