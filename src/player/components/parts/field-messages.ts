import { decodeFieldError } from '../../../core/engine/form/field-error.ts'
import type { FieldRule, ProblemMessages } from '../../../core/engine/form/field-rule.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useT } from '../../i18n/use-t.ts'

/** A field of a player's form. */
export type FormRule = FieldRule<MessageKey>

/** What is said of a field that says nothing else. */
export const fieldMessages: ProblemMessages<MessageKey> = {
  required: { key: 'form.required' },
  tooShort: { key: 'form.tooShort' },
  tooLong: { key: 'form.tooLong' },
  pattern: { key: 'form.pattern' },
  kind: { key: 'form.pattern' },
  different: { key: 'form.pattern' },
}

/** Says the error of a field in the language shown; undefined without an error. */
export type SayError = (message: string | undefined, label?: string) => string | undefined

/** Returns the function that says what the schema or the gateway found wrong with a field. */
export function useSayError(): SayError {
  const t = useT()
  return (message, label = '') => {
    if (message === undefined) return undefined
    const complaint = decodeFieldError(message)
    if ('words' in complaint) return complaint.words
    // The rules of the forms and `gatewayComplaint` name messages only.
    return t(complaint.key as MessageKey, { field: label, ...complaint.values })
  }
}
