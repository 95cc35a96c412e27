import type { ReactNode, Ref } from 'react'
import { Button } from './Button.tsx'
import styles from './HumanCheck.module.css'
import { Icon } from './Icon.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SliderCheck } from './SliderCheck.tsx'

export interface HumanCheckProps {
  readonly kind: 'off' | 'loading' | 'failed' | 'ready' | 'checking' | 'passed'
  readonly words: { readonly slide: string; readonly done: string; readonly failed: string }
  readonly error?: string | undefined
  /** Address of the picture on the handle. */
  readonly handle?: string | undefined
  /** The target position of the handle, in thousandths of the track. */
  readonly target?: number | undefined
  readonly tolerance?: number | undefined
  readonly onDone: (position: number) => void
  readonly onRetry: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** The slider check with its states: on its way, failed with a way to try again, to do, done. */
export function HumanCheck(props: HumanCheckProps): ReactNode {
  const { kind, words, error, handle, target, tolerance, onDone, onRetry, ref } = props
  if (kind === 'off') return null
  return (
    <div className={styles['check']} ref={ref}>
      {kind === 'loading' && <Skeleton height="var(--field)" shape="card" />}
      {kind === 'failed' && (
        <Button variant="outline" wide icon="refresh" onClick={onRetry}>
          {words.failed}
        </Button>
      )}
      {kind !== 'loading' && kind !== 'failed' && (
        <SliderCheck
          label={words.slide}
          doneLabel={words.done}
          done={kind !== 'ready'}
          {...(target !== undefined && { target })}
          {...(tolerance !== undefined && { tolerance })}
          onDone={onDone}
          error={error}
          handle={handle}
        />
      )}
      {error && kind !== 'passed' && (
        <div className={styles['error']} role="alert">
          <Icon name="warning" size="small" />
          {error}
        </div>
      )}
    </div>
  )
}
