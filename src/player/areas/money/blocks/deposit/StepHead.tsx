import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './StepHead.module.css'

const steps = ['method', 'amount', 'pay'] as const
export type DepositStep = (typeof steps)[number]

export interface StepHeadProps {
  readonly step: DepositStep
  /** Below the title. */
  readonly children?: ReactNode
}

/** The three steps of a deposit, and the question of the present one. */
export function StepHead({ step, children }: StepHeadProps): ReactNode {
  const t = useT()
  const at = steps.indexOf(step)
  return (
    <div className={styles['head']} data-kit="head" data-kind="form" data-step={at + 1}>
      <ol className={styles['steps']} data-kit="steps">
        {steps.map((name, index) => (
          <li
            key={name}
            className={`${styles['step']} ${typography['muted']}`}
            data-part="step"
            data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles['number']} data-part="number">
              {index + 1}
            </span>
            <span className={styles['label']} data-part="label">
              {t(`deposit.step.${name}`)}
            </span>
          </li>
        ))}
      </ol>
      {step !== 'pay' && (
        <h2 className={styles['title']} data-part="title" tabIndex={-1} data-step-heading>
          {t(`deposit.question.${step}`)}
        </h2>
      )}
      {children}
    </div>
  )
}
