import type { ReactNode } from 'react'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import type { PublishOutcome, PublishRun } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import styles from './PublishWindow.module.css'
import { RefusedList } from './RefusedList.tsx'

/** Shows the progress or the result of a job. */
export function PublishRunView({ run }: { readonly run: PublishRun }): ReactNode {
  const t = useT('publish')
  const { state, kind, done, of, merchant, message, outcome } = run
  if (state === 'failed')
    return <RefusalNotice>{t('failed', { message: message ?? '' })}</RefusalNotice>
  if (state === 'done') return outcome ? <Outcome kind={kind} outcome={outcome} /> : null
  return (
    <ProgressBar
      aria-label={t(kind === 'publish' ? 'publishing' : 'goingBack')}
      className={styles['progress'] ?? ''}
      isIndeterminate={of === 0}
      value={done}
      maxValue={Math.max(of, 1)}
      valueLabel={t('progress', { done, of })}
    >
      {({ percentage = 0 }) => (
        <>
          <span className={styles['track']}>
            <span className={styles['filled']} style={{ inlineSize: `${percentage}%` }} />
          </span>
          <span className={styles['quiet']}>
            {of === 0 && t('ready')}
            {of > 0 &&
              (merchant ? t('progressAt', { done, of, merchant }) : t('progress', { done, of }))}
          </span>
        </>
      )}
    </ProgressBar>
  )
}

interface OutcomeProps {
  readonly kind: PublishRun['kind']
  readonly outcome: PublishOutcome
}

function Outcome({ kind, outcome }: OutcomeProps): ReactNode {
  const t = useT('publish')
  const { release, published, refused, takenDown, changedHosts, hosts } = outcome
  return (
    <div role="status" className={styles['outcome']}>
      <p>
        {release === undefined
          ? t('nothing')
          : `${t(kind === 'publish' ? 'out' : 'back', { release })} ${t('changed', { changed: changedHosts, count: hosts })}`}
      </p>
      {published.length > 0 && (
        <p className={styles['quiet']}>{t('published', { merchants: published.join(', ') })}</p>
      )}
      {takenDown.length > 0 && <p>{t('takenDown', { merchants: takenDown.join(', ') })}</p>}
      <RefusedList refused={refused} />
    </div>
  )
}
