import type { ReactNode } from 'react'
import { passesRule } from '../../../../../core/engine/form/create-form-schema.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { type Control, useWatch } from '../../../../kit/controls/form.ts'
import { TimelineRow } from '../../../../kit/controls/TimelineRow.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './Progress.module.css'
import type { RegisterRule } from './register-rules.ts'
import { isDeclaration, type RegisterValues } from './register-values.ts'

export interface ProgressProps {
  readonly kind: 'none' | 'count' | 'dots' | 'ring'
  /** Position of a ring. */
  readonly at: 'form' | 'picture'
  readonly control: Control<RegisterValues>
  readonly rules: readonly RegisterRule[]
}

/**
 * Shows the progress of the form: a line of text, or a ring with one segment for each required
 * field.
 */
export function Progress({ kind, at, control, rules }: ProgressProps): ReactNode {
  const t = useT()
  const values = useWatch({ control })
  const entries = rules.filter(({ name }) => !isDeclaration(name))
  const counted = kind === 'ring' ? entries.filter(({ required }) => required) : entries
  const done = counted.filter((rule) => values[rule.name] && passesRule(rule, values)).length
  const words = t('form.filled', { done, total: counted.length })

  const line = (
    <div className={`${styles['progress']} ${typography['muted']}`} data-at={at}>
      <span>{t('form.requiredNote')}</span>
      {kind === 'ring' && <Ring done={done} total={counted.length} label={words} />}
      {(kind === 'count' || kind === 'dots') && (
        <strong className={styles['count']}>{words}</strong>
      )}
    </div>
  )
  return kind === 'dots' ? <TimelineRow place="plain">{line}</TimelineRow> : line
}

const radius = 48

function Ring(props: {
  readonly done: number
  readonly total: number
  readonly label: string
}): ReactNode {
  const { done, total, label } = props
  return (
    <svg className={styles['ring']} viewBox="0 0 132 132" role="img" aria-label={label}>
      <title>{label}</title>
      {Array.from({ length: total }, (_, part) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a segment
          key={part}
          className={styles['part']}
          data-done={part < done || undefined}
          cx={66}
          cy={66}
          r={radius}
          pathLength={total}
          strokeDasharray={`0.94 ${total - 0.94}`}
          strokeDashoffset={-part + total / 4}
        />
      ))}
      <text className={styles['number']} x={66} y={74} textAnchor="middle">
        {`${done}/${total}`}
      </text>
    </svg>
  )
}
