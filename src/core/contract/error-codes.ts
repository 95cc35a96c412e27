/** Message names in the group `error` by error code (SPEC §10.33 and §10.34). Every gateway sends these codes. */
export const errorNames = {
  'invalid.affiliate.code': 'affiliateRefused',
  'password.confirm.mismatch': 'confirmationMismatch',
  'captcha.invalid': 'captchaWrong',
  'username.exists': 'usernameTaken',
  'function.not.available': 'notAvailable',
  'user.not.found': 'userUnknown',
  'user.disabled': 'userUnknown',
  'login.not.session': 'notLoggedIn',
  'user.or.token.invalid': 'loggedOut',
  token_ip_different: 'loggedOut',
  'format.username': 'usernameFormat',
  'format.password': 'passwordFormat',
  'format.email': 'emailFormat',
  'format.payeeName': 'payeeNameFormat',
  'format.mobileNum': 'mobileFormat',
  'referrer.link.invalid': 'referrerLink',
  'agent.invalid': 'agentInformation',
  'system.busy': 'busy',
  'system.upgrading': 'upgrading',
  'system.maintenance': 'maintenance',
  'system.restricted': 'restricted',
  'request.url.empty': 'urlEmpty',
  'password.old.incorrect': 'oldPassword',
  'password.same': 'samePassword',
  'login.invalid': 'login',
  request_param_err: 'submission',
  'account.not.found': 'accountUnknown',
  'demo.not.allowed': 'demoAccount',
  'login.not.member': 'notMember',
  'login.not.agent': 'notAgent',
  'game.not.found': 'gameUnknown',
  'game.maintenance': 'gameMaintenance',
  'game.region.restricted': 'gameRegion',
  'game.round.open': 'roundOpen',
  'game.refused': 'gameRefused',
  'balance.insufficient': 'balanceLow',
  'order.not.cancellable': 'notCancellable',
  TOO_MANY_REQUEST: 'tooManyRequests',
  login_verify_required: 'humanCheck',
  'idempotency.mismatch': 'idempotencyMismatch',
} as const satisfies Record<string, string>

/** Error codes of a member's pages. Their message names follow from the codes (`toErrorName`). */
export const memberErrorCodes = [
  'password.incorrect',
  'pin.format',
  'pin.incorrect',
  'pin.same',
  'sms.code.invalid',
  'sms.code.expired',
  'profile.locked',
  'format.birthday',
  'age.too.young',
  'payeeName.missing',
  'bankCard.number',
  'bankCard.max',
  'bankCard.exists',
  'identity.closed',
  'picture.invalid',
  'message.not.found',
  'feedback.length',
  'account.frozen',
  'play.limit',
  'play.timeOut',
  'play.excluded',
  'withdraw.turnover',
  'withdraw.cap',
  'withdraw.amount',
  'withdraw.hours',
  'withdraw.count',
  'withdraw.open',
  'withdraw.card',
  'deposit.method',
  'deposit.amount',
  'deposit.limit',
  'deposit.open',
  'deposit.depositor',
  'promotion.notAccepted',
  'deposit.closed',
  'deposit.slip',
  'promotion.ended',
  'promotion.amount',
  'order.notFound',
  'bonus.elsewhere',
  'bonus.ended',
  'pin.missing',
  'promotion.notFound',
  'promotion.state',
  'promotion.conditions',
  'reward.claimed',
  'reward.expired',
  'reward.notReady',
  'reward.notFound',
  'points.insufficient',
  'points.least',
  'points.cap',
  'good.gone',
  'good.outOfStock',
  'good.limit',
  'level.locked',
  'delivery.missing',
  'order.sent',
  'envelope.closed',
  'envelope.opened',
  'envelope.tries',
  'room.offline',
  'room.level',
  'room.points',
  'room.unpaid',
  'downline.notFound',
  'downline.notDirect',
  'downline.type',
  'downline.closed',
  'transfer.turnover',
  'rebate.bounds',
  'rebate.quota',
  'link.quota',
  'contract.closed',
  'contract.exists',
  'contract.rate',
  'contract.tiers',
] as const

/** A code of the specification. */
export type ErrorCode = keyof typeof errorNames | (typeof memberErrorCodes)[number]

type CamelCase<Code extends string> = Code extends `${infer First}.${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Code

/** The names of all messages about error codes, in the group `error`. */
export type ErrorName =
  | (typeof errorNames)[keyof typeof errorNames]
  | CamelCase<(typeof memberErrorCodes)[number]>

/** Returns the message name of a code of every gateway; undefined for any other code. */
export function readErrorName(code: string): ErrorName | undefined {
  // The check proves the key.
  return Object.hasOwn(errorNames, code) ? errorNames[code as keyof typeof errorNames] : undefined
}

/** Returns the message name of any other code: `pin.format` is `pinFormat`. */
export function toErrorName(code: string): string {
  return code.replaceAll(/\.(.)/g, (_, letter: string) => letter.toUpperCase())
}
