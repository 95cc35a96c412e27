import type { ReactNode } from 'react'
import { errorMessageKey, errorMessageValues } from '../../gateway/error-message-key.ts'
import { readGoal } from '../../gateway/use-human-check.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { HumanCheck } from '../../ui/HumanCheck.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './TrialForm.module.css'
import { useTrial } from './use-trial.ts'

/** The trial's name, which cannot be changed, what a trial can do, and its start (SPEC.md §4). */
export default function TrialForm({ variant }: BlockProps<'trial-form'>): ReactNode {
  const t = useT()
  const { look } = useSkin()
  const { trial, running, refusal, check, retry, play } = useTrial()
  const open = /off|checking|passed/.test(check.state.kind)

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
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void play()
      }}
    >
      {trial.kind === 'preparing' ? (
        <div role="status" aria-label={t('trial.preparing')}>
          <Skeleton height="var(--field)" shape="card" />
        </div>
      ) : (
        <Field
          look={variant}
          label={t('trial.name')}
          hint={t('trial.nameHint')}
          value={trial.user.userName}
          readOnly
        />
      )}
      <HumanCheck
        kind={check.state.kind}
        words={{ slide: t('form.slide'), done: t('form.slideDone'), failed: t('form.slideFailed') }}
        handle={look.ornaments['slider']}
        {...readGoal(check.state)}
        onDone={(position) => void check.pass(position)}
        onRetry={() => void check.reset()}
      />
      <Refusal>{refusal}</Refusal>
      <Button
        type="submit"
        variant="accent"
        size="large"
        wide
        icon="play"
        busy={running}
        disabled={trial.kind !== 'ready' || !open}
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
      <ButtonLink variant="outline" wide to="/m/register">
        {t('trial.register')}
      </ButtonLink>
    </form>
  )
}
