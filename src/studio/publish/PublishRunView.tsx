import type { ReactNode } from 'react'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import type { PublishOutcome, PublishRun } from '../../core/contract/generated/studio-api.ts'
import { useSay } from '../i18n/use-say.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import styles from './PublishWindow.module.css'
import { RefusedList } from './RefusedList.tsx'

/** Shows the progress or the result of a job. */
export function PublishRunView({ run }: { readonly run: PublishRun }): ReactNode {
  const say = useSay('publish')
  const { state, kind, done, of, merchant, message, outcome } = run
  if (state === 'failed')
    return <RefusalNotice>{say('failed', { message: message ?? '' })}</RefusalNotice>
  if (state === 'done') return outcome ? <Outcome kind={kind} outcome={outcome} /> : null
  return (
    <ProgressBar
      aria-label={say(kind === 'publish' ? 'publishing' : 'goingBack')}
      className={styles['progress'] ?? ''}
      isIndeterminate={of === 0}
      value={done}
      maxValue={Math.max(of, 1)}
      valueLabel={say('progress', { done, of })}
    >
      {({ percentage = 0 }) => (
        <>
          <span className={styles['track']}>
            <span className={styles['filled']} style={{ inlineSize: `${percentage}%` }} />
          </span>
          <span className={styles['quiet']}>
            {of === 0 && say('ready')}
            {of > 0 &&
              (merchant
                ? say('progressAt', { done, of, merchant })
                : say('progress', { done, of }))}
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
  const say = useSay('publish')
  const { release, published, refused, takenDown, changedHosts, hosts } = outcome
  return (
    <div role="status" className={styles['outcome']}>
      <p>
        {release === undefined
          ? say('nothing')
          : `${say(kind === 'publish' ? 'out' : 'back', { release })} ${say('changed', { changed: changedHosts, count: hosts })}`}
      </p>
      {published.length > 0 && (
        <p className={styles['quiet']}>{say('published', { merchants: published.join(', ') })}</p>
      )}
      {takenDown.length > 0 && <p>{say('takenDown', { merchants: takenDown.join(', ') })}</p>}
      <RefusedList refused={refused} />
    </div>
  )
}
