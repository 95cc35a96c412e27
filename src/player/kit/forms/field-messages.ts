import { decodeFieldError } from '../../../core/engine/form/field-error.ts'
import type { FieldRule, ProblemMessages } from '../../../core/engine/form/field-rule.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useT } from '../../i18n/use-t.ts'

/** The rule of a field of a player's form. */
export type FormRule = FieldRule<MessageKey>

/** Messages for a field without its own messages. */
export const fieldMessages: ProblemMessages<MessageKey> = {
  required: { key: 'form.required' },
  tooShort: { key: 'form.tooShort' },
  tooLong: { key: 'form.tooLong' },
  pattern: { key: 'form.pattern' },
  kind: { key: 'form.pattern' },
  different: { key: 'form.pattern' },
  range: { key: 'form.range' },
  choice: { key: 'form.choice' },
}

/** Formats the error of a field in the current language; undefined without an error. */
export type FormatError = (message: string | undefined, label?: string) => string | undefined

/** Returns a function that formats an error from the schema or the gateway. */
export function useFormatError(): FormatError {
  const t = useT()
  return (message, label = '') => {
    if (message === undefined) return undefined
    const fieldError = decodeFieldError(message)
    if ('words' in fieldError) return fieldError.words
    // The rules of the forms and the refusals of the gateway contain message keys only.
    return t(fieldError.key as MessageKey, { field: label, ...fieldError.values })
  }
}
