import { type ReactNode, useEffect, useRef } from 'react'
import { encodeFieldError } from '../../../core/engine/form/field-error.ts'
import { type FormRule, useSayError } from '../../components/parts/field-messages.ts'
import { HumanCheckField } from '../../components/parts/HumanCheckField.tsx'
import { useFieldForm } from '../../components/parts/use-field-form.ts'
import { useRegisterPath } from '../../components/parts/use-register-path.ts'
import { Button, ButtonLink } from '../../components/ui/Button.tsx'
import { Field } from '../../components/ui/Field.tsx'
import { focusHumanCheck } from '../../components/ui/focus-human-check.ts'
import { Icon } from '../../components/ui/Icon.tsx'
import { Notice } from '../../components/ui/Notice.tsx'
import { Refusal } from '../../components/ui/Refusal.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import styles from './TrialForm.module.css'
import { useTrial } from './use-trial.ts'

interface TrialValues {
  readonly username: string
}
const rules: readonly FormRule[] = [{ name: 'username', required: true }]

/**
 * Shows the read-only name of a trial account, its permissions and its start button (SPEC §4.14 and
 * §11.48).
 */
export default function TrialForm({ variant }: BlockProps<'trial-form'>): ReactNode {
  const t = useT()
  const formatError = useSayError()
  const registerPath = useRegisterPath()
  const { trial, running, refusal, check, retry, play } = useTrial()
  const { register, setValue, setError, handleSubmit, formState } = useFieldForm<TrialValues>({
    rules,
    defaultValues: { username: '' },
  })
  const slider = useRef<HTMLDivElement>(null)
  const name = trial.kind === 'ready' ? trial.user.userName : ''
  useEffect(() => setValue('username', name), [name, setValue])

  async function submit(): Promise<void> {
    const proof = await check.prove()
    if (proof) return play(proof)
    setError('root.humanCheck', { message: encodeFieldError({ key: 'form.slideFirst' }) })
    focusHumanCheck(slider.current)
  }

  if (trial.kind === 'failed') {
    const action = { label: t('common.retry'), onPress: retry }
    return (
      <Notice
        kind="error"
        line={t(errorMessageKey(trial.error), errorMessageValues(trial.error))}
        detail={t('trial.failed')}
        action={action}
      />
    )
  }
  return (
    <form className={styles['form']} noValidate onSubmit={handleSubmit(submit)}>
      {trial.kind === 'preparing' ? (
        <div role="status" aria-label={t('trial.preparing')}>
          <Skeleton height="var(--field)" shape="card" />
        </div>
      ) : (
        <Field
          look={variant}
          label={t('trial.name')}
          hint={t('trial.nameHint')}
          {...register('username')}
          error={formatError(formState.errors.username?.message, t('trial.name'))}
          readOnly
        />
      )}
      <HumanCheckField
        ref={slider}
        check={check}
        error={formatError(formState.errors.root?.['humanCheck']?.message)}
      />
      <Refusal>{refusal}</Refusal>
      <Button
        type="submit"
        variant="accent"
        size="large"
        wide
        icon="play"
        busy={running}
        disabled={trial.kind !== 'ready'}
      >
        {t('trial.play')}
      </Button>
      <ul className={styles['list']}>
        <li className={styles['item']}>
          <Icon name="check" size="medium" />
          {t('trial.can')}
        </li>
        <li className={styles['item']} data-tone="muted">
          <Icon name="lock" size="medium" />
          {t('trial.cannot')}
        </li>
      </ul>
      {registerPath && (
        <ButtonLink variant="outline" wide to={registerPath}>
          {t('trial.register')}
        </ButtonLink>
      )}
    </form>
  )
}
