import { type ErrorName, readErrorName, toErrorName } from '../../../core/contract/error-codes.ts'
import { readI18n } from '../../i18n/start-i18n.ts'

/**
 * Finds the message name of an error code, also of a code that has words only, such as one of a member's pages or of
 * the merchant's own gateway. It is apart from the start, because a page needs it once a call has failed.
 */
export function findErrorName(code: string): ErrorName | undefined {
  const listed = readErrorName(code)
  if (listed !== undefined) return listed
  const name = toErrorName(code)
  // It is the name of a message, if not always of one that Livery has.
  return name !== code && readI18n().has(`error.${name}`) ? (name as ErrorName) : undefined
}
