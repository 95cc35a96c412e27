import { type ReactNode, useId } from 'react'
import type { Control } from '../../player/components/ui/form.ts'
import { Asked } from './Asked.tsx'
import styles from './controls.module.css'
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
      <Problem id={id} says={problem} />
    </div>
  )
}

export interface AskedInputProps extends Omit<RuleInputProps, 'placeholder'> {
  readonly hint: string
}

/** A field of a form under its label, with what is wrong with it and what it is for. */
export function AskedInput({ control, name, label, hint }: AskedInputProps): ReactNode {
  const { field, problem } = useRuleField(control, name)
  return (
    <Asked label={label} hint={hint} problem={problem}>
      {(named) => <input {...field} {...typing} {...named} />}
    </Asked>
  )
}

const typing = { className: styles['input'], spellCheck: false, autoComplete: 'off' } as const
