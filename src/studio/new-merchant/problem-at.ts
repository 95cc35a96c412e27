import { decodeFieldError } from '../../core/engine/form/field-error.ts'
import type { UseFormReturn } from '../../player/kit/controls/form.ts'
import type { NewMerchantDraft } from './new-merchant-draft.ts'

/** Returns the problem that the studio API found in a field of the form. */
export function problemAt(
  form: UseFormReturn<NewMerchantDraft>,
  name: keyof NewMerchantDraft | `names.${string}`,
): string | undefined {
  const message = form.getFieldState(name, form.formState).error?.message
  const problem = typeof message === 'string' ? decodeFieldError(message) : undefined
  return problem && 'words' in problem ? problem.words : undefined
}
