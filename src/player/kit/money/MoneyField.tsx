import type { ReactNode } from 'react'
import type { FieldValues } from '../controls/form.ts'
import type { TypedForm } from '../forms/use-typed-form.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

export interface MoneyFieldProps
  extends Omit<AmountFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'> {
  readonly form: Pick<TypedForm<FieldValues, unknown>, 'values' | 'change' | 'leave' | 'errorOf'>
  /** The name of the amount among the values of the form. */
  readonly name: string
}

/** The field of an amount in a form that moves money. */
export function MoneyField({ form, name, ...field }: MoneyFieldProps): ReactNode {
  return (
    <AmountField
      {...field}
      name={name}
      value={form.values[name]}
      onChange={(typed) => form.change({ [name]: typed })}
      onBlur={() => form.leave(name)}
      error={form.errorOf(name)}
    />
  )
}
