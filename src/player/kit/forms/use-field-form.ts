import { useEffect, useMemo } from 'react'
import { prepareMatchers } from '../../../core/engine/check-field.ts'
import { createFormSchema } from '../../../core/engine/form/create-form-schema.ts'
import {
  type DefaultValues,
  type FieldValues,
  standardSchemaResolver,
  type UseFormReturn,
  useForm,
} from '../controls/form.ts'
import { type FormRule, fieldMessages } from './field-messages.ts'
import type { ReportPattern } from './use-pattern-report.ts'

export interface FieldFormOptions<V extends FieldValues> {
  /** A stable array that changes only with the fields. */
  readonly rules: readonly FormRule[]
  readonly defaultValues: DefaultValues<V>
  /** Called for each field whose pattern cannot run; not needed for a form without patterns. */
  readonly onRefused?: ReportPattern
  /** Focuses the first failing field on submit; true by default. */
  readonly focusesError?: boolean
}

/**
 * Creates a form that is validated by the one schema of its fields; `useFormatError` formats its
 * errors.
 */
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
