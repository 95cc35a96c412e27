import { type ReactNode, useEffect, useRef } from 'react'
import { prepareMatchers } from '../../engine/check-field.ts'
import { useCall } from '../../gateway/use-call.ts'
import { readGoal } from '../../gateway/use-human-check.ts'
import { useT } from '../../i18n/use-t.ts'
import { usePatternReport } from '../../parts/use-pattern-report.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { CordRow } from '../../ui/CordRow.tsx'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { focusHumanCheck } from '../../ui/focus-human-check.ts'
import { useForm } from '../../ui/form.ts'
import { HumanCheck } from '../../ui/HumanCheck.tsx'
import { Link } from '../../ui/navigation.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { LoginFields } from './LoginFields.tsx'
import styles from './LoginForm.module.css'
import { type LoginValues, readLoginRules, readLoginValues } from './login-values.ts'
import { useLogin } from './use-login.ts'

/** The login form of SPEC.md §2; the page leads on once somebody is signed in. */
export default function LoginForm(props: BlockProps<'login-form'>): ReactNode {
  const { id, variant, settings } = props
  const t = useT()
  const { safety, look } = useSkin()
  const patterns = useCall('registerPatterns').value
  const onUnsafe = usePatternReport(id, 'login-form')
  useEffect(() => prepareMatchers(readLoginRules(patterns), onUnsafe), [patterns, onUnsafe])
  const model = useLogin({ captcha: settings.captcha ?? 'asked' })
  const form = useForm<LoginValues>({ mode: 'onTouched', defaultValues: readLoginValues() })
  const slider = useRef<HTMLDivElement>(null)
  const { check, wait } = model
  const unchecked = check.state.kind !== 'off' && check.state.kind !== 'passed'

  async function submit(values: LoginValues): Promise<void> {
    if (wait > 0) return
    const proof = await check.prove()
    if (!proof) {
      form.setError('root.humanCheck', { message: t('form.slideFirst') })
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
          patterns={patterns}
          captcha={model.captcha}
          endsCord={check.state.kind === 'off'}
        />
      </FieldGroup>
      {check.state.kind !== 'off' && (
        <CordRow state={check.state.kind === 'passed' ? 'done' : undefined} place="last">
          <HumanCheck
            ref={slider}
            kind={check.state.kind}
            words={{
              slide: t('form.slide'),
              done: t('form.slideDone'),
              failed: t('form.slideFailed'),
            }}
            error={unchecked ? form.formState.errors.root?.['humanCheck']?.message : undefined}
            handle={look.ornaments['slider']}
            {...readGoal(check.state)}
            onDone={(position) => void check.pass(position)}
            onRetry={() => void check.reset()}
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
        <Link className={styles['forgot']} to="/m/forget">
          {t('login.forgot')}
        </Link>
      </div>
      <Refusal>{model.refusal}</Refusal>
      <Button
        type="submit"
        variant={settings.button ?? 'accent'}
        size="large"
        wide
        busy={model.running}
        disabled={wait > 0}
      >
        {wait > 0 ? t('form.wait', { count: wait }) : t('login.submit')}
      </Button>
      {settings.join !== false && <WayToJoin look={settings.joinAs ?? 'button'} />}
    </form>
  )
}

function WayToJoin({ look }: { readonly look: 'button' | 'line' }): ReactNode {
  const t = useT()
  if (look === 'line')
    return (
      <p className={styles['join']}>
        {t('login.newHere')} <Link to="/m/register">{t('login.join')}</Link>
      </p>
    )
  return (
    <ButtonLink variant="outline" wide to="/m/register">
      {t('login.join')}
    </ButtonLink>
  )
}
