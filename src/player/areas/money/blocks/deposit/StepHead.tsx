import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import typography from '../../../../kit/controls/typography.module.css'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './StepHead.module.css'

const steps = ['method', 'amount', 'pay'] as const
export type DepositStep = (typeof steps)[number]

export interface StepHeadProps {
  readonly step: DepositStep
  /** What is shown of the steps and the question. */
  readonly shows: BlockProps<'deposit'>['settings']['head']
  /** Below both. */
  readonly children?: ReactNode
}

/** The three steps of a deposit, and the question of the present one. */
export function StepHead({ step, shows, children }: StepHeadProps): ReactNode {
  const asks = shows === 'question'
  // An order has a head of its own; where all steps are shown, it is the last of them.
  if (asks && step === 'pay') return null
  const question = step !== 'pay' && <Question step={step} unseen={shows === 'steps'} />
  return (
    <div className={styles['head']} data-kit="head" data-kind="form">
      {asks && question}
      <StepList step={step} onlyPresent={asks} />
      {!asks && question}
      {children}
    </div>
  )
}

interface QuestionProps {
  readonly step: Exclude<DepositStep, 'pay'>
  /** True if only screen readers read it. */
  readonly unseen: boolean
}

function Question({ step, unseen }: QuestionProps): ReactNode {
  const t = useT()
  return (
    <h2
      className={styles['title']}
      data-part="title"
      data-unseen={unseen || undefined}
      data-step-heading
      tabIndex={-1}
    >
      {t(`deposit.question.${step}`)}
    </h2>
  )
}

interface StepListProps {
  readonly step: DepositStep
  readonly onlyPresent: boolean
}

function StepList({ step, onlyPresent }: StepListProps): ReactNode {
  const t = useT()
  const at = steps.indexOf(step)
  return (
    <ol className={styles['steps']} data-kit="steps" data-kind="form">
      {steps.map((name, index) => (
        <li
          key={name}
          className={`${styles['step']} ${typography['muted']}`}
          data-part="step"
          data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
          aria-current={index === at ? 'step' : undefined}
          hidden={onlyPresent && index !== at}
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
  )
}
