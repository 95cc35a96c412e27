/** The error codes of a session failure (SPEC §10.33). */
export const sessionErrorCodes: readonly string[] = [
  'login.not.session',
  'user.or.token.invalid',
  'token_ip_different',
]
