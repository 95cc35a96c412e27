import { useMemo } from 'react'
import { createFormSchema } from '../../core/engine/form/create-form-schema.ts'
import { decodeFieldError } from '../../core/engine/form/field-error.ts'
import type { FieldRule, ProblemMessages } from '../../core/engine/form/field-rule.ts'
import {
  type Control,
  standardSchemaResolver,
  type UseFormReturn,
  useController,
  useForm,
} from '../../player/kit/controls/form.ts'
import type { StudioKey } from '../i18n/catalogues.ts'
import { useT } from '../i18n/use-t.ts'

/** The typed texts of a form's fields, by name. */
export type TypedTexts = Record<string, string>

/** A field of a form of the studio. */
export type StudioRule = FieldRule<StudioKey<'field'>>

/** The messages of a field without its own. */
const usual: ProblemMessages<StudioKey<'field'>> = {
  required: { key: 'required' },
  tooShort: { key: 'tooShort' },
  tooLong: { key: 'tooLong' },
  pattern: { key: 'pattern' },
  kind: { key: 'pattern' },
  different: { key: 'pattern' },
}

/**
 * Holds a form of plain fields, checked by one Standard Schema as the forms of the player are. The
 * rules are the same array each time; the first field that fails gets the focus.
 */
export function useRuleForm(rules: readonly StudioRule[]): UseFormReturn<TypedTexts> {
  const resolver = useMemo(
    () => standardSchemaResolver(createFormSchema<TypedTexts>(rules, usual)),
    [rules],
  )
  const defaultValues = Object.fromEntries(rules.map(({ name }) => [name, '']))
  // A message that came when a field is left would move the button that is being pressed.
  return useForm<TypedTexts>({ mode: 'onSubmit', defaultValues, resolver })
}

/** Returns a field of such a form with what is wrong with it. */
export function useRuleField(control: Control<TypedTexts>, name: string) {
  const t = useT('field')
  const { field, fieldState } = useController({ control, name })
  const { error } = fieldState
  if (error?.message === undefined) return { field, problem: undefined }
  const problem = decodeFieldError(error.message)
  if ('words' in problem) return { field, problem: problem.words }
  // The rules of the forms name messages of the area only.
  return { field, problem: t(problem.key as StudioKey<'field'>, problem.values) }
}
