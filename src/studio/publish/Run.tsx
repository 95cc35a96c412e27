import type { ReactNode } from 'react'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import type { PublishOutcome, PublishRun } from '../../contract/generated/workshop.ts'
import { Refusal } from '../look/Refusal.tsx'
import styles from './PublishWindow.module.css'
import { RefusedList } from './RefusedList.tsx'

/** How far a job is, or how it ended. */
export function Run({ run }: { readonly run: PublishRun }): ReactNode {
  const { state, kind, done, of, merchant, message, outcome } = run
  if (state === 'failed')
    return <Refusal>{message} Every host goes on serving what it served, or what is new.</Refusal>
  if (state === 'done') return outcome ? <Outcome kind={kind} outcome={outcome} /> : null
  return (
    <ProgressBar
      aria-label={kind === 'publish' ? 'Publishing' : 'Going back'}
      className={styles['progress'] ?? ''}
      isIndeterminate={of === 0}
      value={done}
      maxValue={Math.max(of, 1)}
      valueLabel={`${done} of ${of}`}
    >
      {({ percentage = 0 }) => (
        <>
          <span className={styles['track']}>
            <span className={styles['filled']} style={{ inlineSize: `${percentage}%` }} />
          </span>
          <span className={styles['quiet']}>
            {of === 0 ? 'Getting ready…' : `${done} of ${of}${merchant ? ` · ${merchant}` : ''}`}
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
  const { release, published, refused, takenDown, changedHosts, hosts } = outcome
  return (
    <div role="status" className={styles['outcome']}>
      <p>
        {release === undefined
          ? 'Nothing went out.'
          : `${kind === 'publish' ? 'Out' : 'Back'}: release ${release}. ${changedHosts} of ${hosts === 1 ? '1 host' : `${hosts} hosts`} changed.`}
      </p>
      {published.length > 0 && (
        <p className={styles['quiet']}>Published: {published.join(', ')}.</p>
      )}
      {takenDown.length > 0 && <p>No longer served: {takenDown.join(', ')}.</p>}
      <RefusedList refused={refused} />
    </div>
  )
}
