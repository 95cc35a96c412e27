/** A problem of a field's value. */
export type FieldProblem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'pattern'
  | 'kind'
  | 'different'
  | 'same'
  | 'range'
  | 'choice'

/** The error of a field: a message key with its values, or a text from the gateway. */
export type FieldError<Key extends string = string> =
  | { readonly key: Key; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly words: string }

/** Encodes a field error as the message of a Standard Schema issue, which is a single string. */
export function encodeFieldError(problem: FieldError): string {
  return JSON.stringify(problem)
}

/** Decodes a field error that `encodeFieldError` encoded. */
export function decodeFieldError(message: string): FieldError {
  return JSON.parse(message) as FieldError // only `encodeFieldError` writes the issues of our forms
}
