import type { ErrorName } from '../../core/contract/error-codes.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'

export type ErrorMessageKey =
  | `error.${ErrorName}`
  | 'error.network'
  | 'error.notSafe'
  | 'error.offline'
  | 'error.slow'
  | 'error.unknown'
  | 'error.unknownReference'

/** The names of messages by error code, once a call has failed: most homes need none of them. */
let codes: typeof import('./on-demand/error-names.ts') | undefined

/** Loads the names of messages by error code. Resolves without them if they fail to load. */
export async function loadErrorNames(): Promise<void> {
  codes ??= await import('./on-demand/error-names.ts').catch(() => undefined)
}

/** Returns the key of the player's message for a failure. Its values come from `errorMessageValues`. */
export function errorMessageKey(error: unknown): ErrorMessageKey {
  if (!(error instanceof GatewayError)) return 'error.unknown'
  const { code, kind, status = 0 } = error
  const key = codes?.findErrorKey(error)
  if (key !== undefined) return key
  if (code?.startsWith('encryption.key.')) return 'error.notSafe'
  if (status === 429) return 'error.tooManyRequests'
  if (kind === 'offline')
    return globalThis.navigator?.onLine === false ? 'error.offline' : 'error.network'
  if (kind === 'timeout') return 'error.slow'
  if (kind === 'session') return 'error.loggedOut'
  if (kind === 'shape' || (kind === 'http' && status >= 500)) return 'error.busy'
  return error.reference === undefined ? 'error.unknown' : 'error.unknownReference'
}

/** Returns the values of the message of a failure. */
export function errorMessageValues(error: unknown): { reference: string; seconds: number } {
  const { reference = '', retryAfter = 0 } = error instanceof GatewayError ? error : {}
  return { reference, seconds: retryAfter }
}

/** Returns whether a failure needs no message: the session's dialog reports it, or the request was aborted. */
export function isQuiet(error: unknown): boolean {
  return error instanceof GatewayError && (error.kind === 'session' || error.kind === 'aborted')
}
