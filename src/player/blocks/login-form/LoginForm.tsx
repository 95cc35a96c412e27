import { type ReactNode, useMemo, useRef } from 'react'
import { pathTo } from '../../../core/contract/pages.ts'
import { encodeFieldError } from '../../../core/engine/form/field-error.ts'
import { useSayError } from '../../components/parts/field-messages.ts'
import { HumanCheckField } from '../../components/parts/HumanCheckField.tsx'
import { useFieldForm } from '../../components/parts/use-field-form.ts'
import { usePatternReport } from '../../components/parts/use-pattern-report.ts'
import { useRegisterPath } from '../../components/parts/use-register-path.ts'
import { Button, ButtonLink } from '../../components/ui/Button.tsx'
import { Checkbox } from '../../components/ui/Checkbox.tsx'
import { CordRow } from '../../components/ui/CordRow.tsx'
import { FieldGroup } from '../../components/ui/FieldGroup.tsx'
import { focusHumanCheck } from '../../components/ui/focus-human-check.ts'
import { Link } from '../../components/ui/navigation.tsx'
import { Refusal } from '../../components/ui/Refusal.tsx'
import { useCall } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { LoginFields } from './LoginFields.tsx'
import styles from './LoginForm.module.css'
import { type LoginValues, readLoginRules, readLoginValues } from './login-values.ts'
import { useLogin } from './use-login.ts'

/**
 * Shows the login form of SPEC §2.44 to §2.47. The page redirects after the player has signed in.
 */
export default function LoginForm(props: BlockProps<'login-form'>): ReactNode {
  const { id, variant, settings } = props
  const t = useT()
  const say = useSayError()
  const { safety } = useSkin()
  const patterns = useCall('registerPatterns').value
  const model = useLogin({ captcha: settings.captcha })
  const captcha = model.captcha.state.kind !== 'off'
  const rules = useMemo(() => readLoginRules(patterns, { captcha }), [patterns, captcha])
  const form = useFieldForm<LoginValues>({
    rules,
    defaultValues: readLoginValues(),
    onRefused: usePatternReport(id, 'login-form'),
  })
  const slider = useRef<HTMLDivElement>(null)
  const { check, wait } = model
  const unchecked = check.state.kind !== 'off' && check.state.kind !== 'passed'

  async function submit(values: LoginValues): Promise<void> {
    if (wait > 0) return
    const proof = await check.prove()
    if (!proof) {
      form.setError('root.humanCheck', { message: encodeFieldError({ key: 'form.slideFirst' }) })
      return focusHumanCheck(slider.current)
    }
    form.clearErrors('root')
    await model.submit(values, proof)
    form.resetField('identifying')
  }

  return (
    <form
      className={styles['form']}
      data-variant={variant}
      data-progress={settings.progress}
      noValidate
      onSubmit={form.handleSubmit(submit)}
    >
      <FieldGroup look={variant}>
        <LoginFields
          form={form}
          look={variant}
          captcha={model.captcha}
          isTimelineEnd={check.state.kind === 'off'}
        />
      </FieldGroup>
      {check.state.kind !== 'off' && (
        <CordRow state={check.state.kind === 'passed' ? 'done' : undefined} place="last">
          <HumanCheckField
            ref={slider}
            check={check}
            error={unchecked ? say(form.formState.errors.root?.['humanCheck']?.message) : undefined}
          />
        </CordRow>
      )}
      <div className={styles['row']}>
        {safety.rememberedLogin !== 'off' && (
          <Checkbox
            label={t(
              safety.rememberedLogin === 'username' ? 'login.rememberName' : 'login.remember',
            )}
            {...form.register('remPass')}
          />
        )}
        <Link className={styles['forgot']} to={pathTo('forgot')}>
          {t('login.forgot')}
        </Link>
      </div>
      <Refusal>{model.refusal}</Refusal>
      <Button
        type="submit"
        variant={settings.button}
        size="large"
        wide
        busy={model.running}
        disabled={wait > 0}
      >
        {wait > 0 ? t('form.wait', { count: wait }) : t('login.submit')}
      </Button>
      {settings.join && <RegisterLink look={settings.joinAs} />}
    </form>
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
