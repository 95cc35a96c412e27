import { useEffect, useMemo } from 'react'
import { prepareMatchers } from '../../../core/engine/check-field.ts'
import { createFormSchema } from '../../../core/engine/form/create-form-schema.ts'
import {
  type DefaultValues,
  type FieldValues,
  standardSchemaResolver,
  type UseFormReturn,
  useForm,
} from '../ui/form.ts'
import { type FormRule, fieldMessages } from './field-messages.ts'
import type { ReportPattern } from './use-pattern-report.ts'

export interface FieldFormOptions<V extends FieldValues> {
  /** The same array until what is asked changes. */
  readonly rules: readonly FormRule[]
  readonly defaultValues: DefaultValues<V>
  /** Hears of each field whose pattern cannot be run; a form without patterns has none to hear. */
  readonly onRefused?: ReportPattern
  /** Whether the first failing field gets the focus by itself; true without it. */
  readonly focusesError?: boolean
}

/** Holds a form of planned fields, checked by their one schema; `useSayError` says its errors. */
export function useFieldForm<V extends FieldValues>(
  options: FieldFormOptions<V>,
): UseFormReturn<V> {
  const { rules, defaultValues, onRefused, focusesError = true } = options
  const resolver = useMemo(
    () => standardSchemaResolver(createFormSchema<V>(rules, fieldMessages)),
    [rules],
  )
  useEffect(() => (onRefused ? prepareMatchers(rules, onRefused) : undefined), [rules, onRefused])
  return useForm<V>({ mode: 'onTouched', shouldFocusError: focusesError, defaultValues, resolver })
}
