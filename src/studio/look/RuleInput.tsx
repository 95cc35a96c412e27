import { type ReactNode, useId } from 'react'
import type { Control } from '../../player/kit/controls/form.ts'
import styles from './controls.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import { Problem } from './Problem.tsx'
import fieldStyles from './RuleInput.module.css'
import { type TypedTexts, useRuleField } from './use-rule-form.ts'

export interface RuleInputProps {
  readonly control: Control<TypedTexts>
  readonly name: string
  readonly label: string
  readonly placeholder?: string
}

/** A field of a form that has no label to be seen, with what is wrong with it below. */
export function RuleInput({ control, name, label, placeholder }: RuleInputProps): ReactNode {
  const id = useId()
  const { field, problem } = useRuleField(control, name)
  return (
    <div className={fieldStyles['field']}>
      <input
        {...field}
        {...typing}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        placeholder={placeholder}
      />
      <Problem id={id} message={problem} />
    </div>
  )
}

export interface LabelledInputProps extends Omit<RuleInputProps, 'placeholder'> {
  readonly hint: string
}

/** A field of a form under its label, with what is wrong with it and what it is for. */
export function LabelledInput({ control, name, label, hint }: LabelledInputProps): ReactNode {
  const { field, problem } = useRuleField(control, name)
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(named) => <input {...field} {...typing} {...named} />}
    </FieldFrame>
  )
}

const typing = { className: styles['input'], spellCheck: false, autoComplete: 'off' } as const
