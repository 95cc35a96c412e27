import { GatewayError } from './plain/gateway-error.ts'

/** Message keys by error code (SPEC.md §8, GATEWAY.md); the sandbox answers with the same codes. */
export const errorKeys = {
  'invalid.affiliate.code': 'error.affiliateRefused',
  'password.confirm.mismatch': 'error.confirmationMismatch',
  'captcha.invalid': 'error.captchaWrong',
  'username.exists': 'error.usernameTaken',
  'function.not.available': 'error.notAvailable',
  'user.not.found': 'error.userUnknown',
  'user.disabled': 'error.userUnknown',
  'login.not.session': 'error.notLoggedIn',
  'user.or.token.invalid': 'error.loggedOut',
  token_ip_different: 'error.loggedOut',
  'format.username': 'error.usernameFormat',
  'format.password': 'error.passwordFormat',
  'format.email': 'error.emailFormat',
  'format.payeeName': 'error.payeeNameFormat',
  'format.mobileNum': 'error.mobileFormat',
  'referrer.link.invalid': 'error.referrerLink',
  'agent.invalid': 'error.agentInformation',
  'system.busy': 'error.busy',
  'system.upgrading': 'error.upgrading',
  'system.maintenance': 'error.maintenance',
  'system.restricted': 'error.restricted',
  'request.url.empty': 'error.urlEmpty',
  'password.old.incorrect': 'error.oldPassword',
  'password.same': 'error.samePassword',
  'login.invalid': 'error.login',
  request_param_err: 'error.submission',
  'account.not.found': 'error.accountUnknown',
  'demo.not.allowed': 'error.demoAccount',
  'login.not.member': 'error.notMember',
  'login.not.agent': 'error.notAgent',
  TOO_MANY_REQUEST: 'error.tooManyRequests',
  login_verify_required: 'error.humanCheck',
} as const satisfies Record<string, `error.${string}`>

export type ErrorCode = keyof typeof errorKeys
export type ErrorMessageKey =
  | (typeof errorKeys)[ErrorCode]
  | 'error.network'
  | 'error.offline'
  | 'error.slow'
  | 'error.unknown'
  | 'error.unknownReference'

/** The player's words for a failure; say them with `errorMessageValues`. */
export function errorMessageKey(error: unknown): ErrorMessageKey {
  if (!(error instanceof GatewayError)) return 'error.unknown'
  const { code, kind, status = 0 } = error
  if (code !== undefined && isKnown(code)) return errorKeys[code]
  if (status === 429) return 'error.tooManyRequests'
  if (kind === 'offline')
    return globalThis.navigator?.onLine === false ? 'error.offline' : 'error.network'
  if (kind === 'timeout') return 'error.slow'
  if (kind === 'session') return 'error.loggedOut'
  if (kind === 'shape' || (kind === 'http' && status >= 500)) return 'error.busy'
  return error.reference === undefined ? 'error.unknown' : 'error.unknownReference'
}

/** What the message of a failure is filled with. */
export function errorMessageValues(error: unknown): { reference: string; seconds: number } {
  const { reference = '', retryAfter = 0 } = error instanceof GatewayError ? error : {}
  return { reference, seconds: retryAfter }
}

/** Whether somebody else already tells the player: the session's dialog, or nobody needs to. */
export function isQuiet(error: unknown): boolean {
  return error instanceof GatewayError && (error.kind === 'session' || error.kind === 'aborted')
}

function isKnown(code: string): code is ErrorCode {
  return Object.hasOwn(errorKeys, code)
}
