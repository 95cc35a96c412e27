import type { ReactNode } from 'react'
import type { FieldValues } from '../controls/form.ts'
import type { TypedForm } from '../forms/use-typed-form.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

export interface MoneyFieldProps extends Omit<AmountFieldProps, 'value' | 'onChange' | 'onBlur'> {
  readonly form: Pick<TypedForm<FieldValues, unknown>, 'values' | 'change' | 'leave' | 'errorOf'>
  /** Replaces the error of the form. */
  readonly error?: string | undefined
  /** The name of the amount among the values of the form. */
  readonly name: string
}

/** The field of an amount in a form that moves money. */
export function MoneyField({ form, name, error, ...field }: MoneyFieldProps): ReactNode {
  return (
    <AmountField
      {...field}
      name={name}
      value={form.values[name]}
      onChange={(typed) => form.change({ [name]: typed })}
      onBlur={() => form.leave(name)}
      error={error ?? form.errorOf(name)}
    />
  )
}
