import type { ReactNode } from 'react'
import type { OrderStep } from '../../../core/contract/generated/gateway.ts'
import { formatTime } from '../../i18n/format-time.ts'
import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'
import { Row } from '../controls/Row.tsx'
import typography from '../controls/typography.module.css'
import { pair, writeClock } from '../controls/write-clock.ts'
import styles from './OrderTimeline.module.css'
import { stateKey, stateTone } from './order-words.ts'

export interface OrderTimelineProps {
  readonly label: string
  /** The states that the order has reached, the first one first. */
  readonly steps: readonly OrderStep[]
  /** The states that are still to come, if any. */
  readonly next?: readonly string[]
  /** Words under a state, by its name. */
  readonly notes?: Readonly<Record<string, ReactNode>>
}

/** The steps of an order with their times: reached, the current one, and those to come. */
export function OrderTimeline(props: OrderTimelineProps): ReactNode {
  const { label, steps, next = [], notes = {} } = props
  const t = useT()
  const language = useLanguage()
  const last = steps.at(-1)
  const day = new Date(steps[0]?.at ?? 0).toDateString()
  return (
    <ol className={styles['timeline']} data-kit="steps" data-kind="order" aria-label={label}>
      {steps.map((step) => (
        <li
          key={`${step.state} ${step.at}`}
          className={styles['step']}
          data-part="step"
          data-state={step === last ? currentLook(step.state) : 'done'}
          aria-current={step === last ? 'step' : undefined}
        >
          <Row
            className={styles['row']}
            data-kind="step"
            title={t(stateKey(step.state))}
            note={noteOf(notes, step.state)}
            end={
              <time className={typography['muted']} dateTime={new Date(step.at).toISOString()}>
                {new Date(step.at).toDateString() !== day &&
                  `${formatTime(step.at, language, { day: 'numeric', month: 'short' })} `}
                {writeClock(step.at)}:{pair(new Date(step.at).getSeconds())}
              </time>
            }
          />
        </li>
      ))}
      {next.map((state) => (
        <li key={state} className={styles['step']} data-part="step" data-state="next">
          <Row
            className={styles['row']}
            data-kind="step"
            title={t(stateKey(state))}
            note={noteOf(notes, state)}
          />
        </li>
      ))}
    </ol>
  )
}

function noteOf(notes: Readonly<Record<string, ReactNode>>, state: string): ReactNode {
  return Object.hasOwn(notes, state) ? notes[state] : undefined
}

/** The look of the latest step: the order waits there, or has ended. */
function currentLook(state: string): 'now' | 'done' | 'failed' {
  const tone = stateTone(state)
  if (tone === 'waiting') return 'now'
  return tone === 'done' ? 'done' : 'failed'
}
