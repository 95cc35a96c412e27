/** Why a logout of the identity provider was refused, for the audit log and for its answer. */
const refusals = {
  form: () =>
    'The request is no form of the type application/x-www-form-urlencoded with one "logout_token".',
  'no-token': () => 'The logout token cannot be read.',
  type: () => 'The token is no logout token: its header names another type.',
  algorithm: (issuer: string) =>
    `The logout token is signed by an algorithm that the discovery document of ${issuer} does not name, or without a public key.`,
  signature: (issuer: string) => `The logout token has no signature by a key of ${issuer}.`,
  expired: () =>
    'The logout token has expired. If the provider sent it just now, set both clocks by a time server.',
  clock: (issuer: string) =>
    `The logout token comes from the future: the clock of ${issuer} and the clock of this studio differ by more than 30 seconds. Set both by a time server.`,
  claim: (_: string, claim: string) => `The claim "${claim}" of the logout token is wrong.`,
  nobody: () => 'The logout token names neither a session nor a person.',
  replayed: () => 'The logout token was taken before.',
  keys: (issuer: string) => `The keys of ${issuer} cannot be read, so no logout of it is believed.`,
  'no-provider': (issuer: string) =>
    `The identity provider ${issuer} does not answer, so no logout of it is believed.`,
} as const satisfies Record<string, (issuer: string, claim: string) => string>

/** A logout that was refused; no session ends. */
export class LogoutRefusal extends Error {
  override readonly name = 'LogoutRefusal'

  constructor(code: keyof typeof refusals, issuer: string, claim = '') {
    super(refusals[code](issuer, claim))
  }
}
