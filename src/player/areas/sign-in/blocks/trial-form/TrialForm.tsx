import { type ReactNode, useEffect } from 'react'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { type FormRule, useFormatError } from '../../../../kit/forms/field-messages.ts'
import { useFieldForm } from '../../../../kit/forms/use-field-form.ts'
import { useRegisterPath } from '../../../../kit/pages/use-register-path.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useLanguage } from '../../../../state/language.ts'
import { HumanCheckField } from '../../parts/HumanCheckField.tsx'
import styles from './TrialForm.module.css'
import { type TrialValues, useTrial } from './use-trial.ts'

const rules: readonly FormRule[] = [{ name: 'username', required: true }]

/**
 * Shows the read-only name of a trial account, its permissions and its start button (SPEC §4.14 and
 * §11.48).
 */
export default function TrialForm({ variant }: BlockProps<'trial-form'>): ReactNode {
  const t = useT()
  const formatError = useFormatError()
  const registerPath = useRegisterPath()
  const { trial, submission, retry, play } = useTrial()
  const { check, wait } = submission
  const form = useFieldForm<TrialValues>({ rules, defaultValues: { username: '' } })
  const { register, setValue, handleSubmit, formState } = form
  const user = trial.kind === 'ready' ? trial.user : undefined
  const preparing = trial.kind === 'preparing'
  const name = user?.userName ?? ''
  useEffect(() => setValue('username', name), [name, setValue])

  if (trial.kind === 'failed') return <TrialFailed error={trial.error} onRetry={retry} />
  return (
    <form className={styles['form']} noValidate onSubmit={handleSubmit(() => play(form))}>
      <p data-unseen role="status">
        {preparing && t('trial.preparing')}
      </p>
      <Field
        look={variant}
        label={t('trial.name')}
        hint={t('trial.nameHint')}
        {...register('username')}
        error={formatError(formState.errors.username?.message, t('trial.name'))}
        readOnly
      />
      <HumanCheckField
        ref={submission.slider}
        check={check}
        error={formatError(formState.errors.root?.['humanCheck']?.message)}
      />
      <Refusal>{submission.refusal}</Refusal>
      <Button
        type="submit"
        variant="accent"
        size="large"
        wide
        icon="play"
        busy={submission.running || preparing}
        disabled={trial.kind !== 'ready' || wait > 0}
      >
        {wait > 0 ? t('form.wait', { count: wait }) : t('trial.play')}
      </Button>
      <Permissions preparing={preparing} expiresAt={user?.expiresAt} />
      {registerPath && (
        <ButtonLink variant="outline" wide to={registerPath}>
          {t('trial.register')}
        </ButtonLink>
      )}
    </form>
  )
}

interface TrialFailedProps {
  readonly error: unknown
  readonly onRetry: () => void
}

function TrialFailed({ error, onRetry }: TrialFailedProps): ReactNode {
  const t = useT()
  return (
    <Notice
      kind="error"
      line={t(errorMessageKey(error), errorMessageValues(error))}
      detail={t('trial.failed')}
      action={{ label: t('common.retry'), onPress: onRetry }}
    />
  )
}

interface PermissionsProps {
  readonly preparing: boolean
  /** Epoch milliseconds. */
  readonly expiresAt: number | undefined
}

/** What the trial account can do, what it cannot, and until when. */
function Permissions({ preparing, expiresAt }: PermissionsProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  return (
    <ul className={styles['list']}>
      <li className={styles['item']}>
        <Icon name="check" size="medium" />
        {t('trial.can')}
      </li>
      <li className={styles['item']} data-tone="muted">
        <Icon name="lock" size="medium" />
        {t('trial.cannot')}
      </li>
      {(preparing || expiresAt !== undefined) && (
        <li className={styles['item']} data-tone="muted">
          <Icon name="clock" size="medium" />
          {expiresAt === undefined ? (
            <Skeleton shape="text" width="60%" height="1lh" />
          ) : (
            t('trial.until', { time: formatMoment(expiresAt, language) })
          )}
        </li>
      )}
    </ul>
  )
}
