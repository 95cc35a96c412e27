import { type ErrorName, readErrorName, toErrorName } from '../../../core/contract/error-codes.ts'
import type { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { readI18n } from '../../i18n/start-i18n.ts'

/**
 * Finds the message of a refusal by its error code, also of a code that has words only, such as one of a member's pages
 * or of the merchant's own gateway. The call of an own block takes those of the block first: `club-card.error.clubFull`
 * for "club.full". It is apart from the start, because a page needs it once a call has failed.
 */
export function findErrorKey({ call, code }: GatewayError): `error.${ErrorName}` | undefined {
  if (code === undefined) return undefined
  const name = toErrorName(code)
  const [type = '', key] = call.split('.')
  const own = `${type}.error.${name}`
  // The compiler does not know the messages of a workspace.
  if (key !== undefined && readI18n().has(own)) return own as `error.${ErrorName}`
  const listed = readErrorName(code)
  if (listed !== undefined) return `error.${listed}`
  // It is the name of a message, if not always of one that Livery has.
  return name !== code && readI18n().has(`error.${name}`) ? `error.${name as ErrorName}` : undefined
}
