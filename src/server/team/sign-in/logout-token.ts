import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { ProviderLogout } from '../store/provider-logouts.ts'
import { LogoutRefusal } from './logout-refusal.ts'

/** What the discovery document of an identity provider says about its tokens. */
export interface ProviderMetadata {
  readonly issuer: string
  readonly jwks_uri?: string | undefined
  readonly id_token_signing_alg_values_supported?: readonly string[] | undefined
}

export interface LogoutTokenOptions {
  readonly metadata: ProviderMetadata
  readonly keys: JWTVerifyGetKey
  /** The studio's client at the provider. */
  readonly client: string
  /** Returns the epoch milliseconds. */
  readonly now: () => number
  /** The seconds by which the provider's clock may differ. */
  readonly tolerance: number
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
/** Types that a logout token may name. Providers from before the type was agreed on send "JWT" or none. */
const tokenTypes: readonly (string | undefined)[] = [undefined, 'jwt', 'logout+jwt']

/** Creates the keys of a provider, which are loaded when a token needs them. Throws LogoutRefusal. */
export function createProviderKeys(
  { issuer, jwks_uri: address }: ProviderMetadata,
  timeout: number,
): JWTVerifyGetKey {
  const url = URL.parse(address ?? '')
  const isPlain = new URL(issuer).protocol === 'http:'
  if (!url || (url.protocol !== 'https:' && !isPlain)) throw new LogoutRefusal('keys', issuer)
  return createRemoteJWKSet(url, { timeoutDuration: timeout * 1000 })
}

/**
 * Returns the logout of a logout token after every check of OpenID Connect Back-Channel Logout 1.0 §2.6, but for
 * whether the token was taken before. Throws LogoutRefusal.
 */
export async function verifyLogoutToken(
  token: string,
  { metadata, keys, client, now, tolerance }: LogoutTokenOptions,
): Promise<ProviderLogout> {
  const { issuer } = metadata
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    issuer,
    audience: client,
    algorithms: listAlgorithms(metadata),
    clockTolerance: tolerance,
    currentDate: new Date(now()),
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
  }).catch((cause: unknown) => {
    throw explain(cause, issuer)
  })
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '')
  if (!tokenTypes.includes(type)) throw new LogoutRefusal('type', issuer)
  if (!isForClient(payload, client)) throw new LogoutRefusal('claim', issuer, 'aud')
  const { iat = 0, exp = 0, jti } = payload
  if (iat > now() / 1000 + tolerance) throw new LogoutRefusal('clock', issuer)
  if (!isText(jti)) throw new LogoutRefusal('claim', issuer, 'jti')
  if (!isLogout(payload['events'])) throw new LogoutRefusal('claim', issuer, 'events')
  if (Object.hasOwn(payload, 'nonce')) throw new LogoutRefusal('claim', issuer, 'nonce')
  const which = { sid: readText(payload, 'sid', issuer), subject: readText(payload, 'sub', issuer) }
  if (which.sid === undefined && which.subject === undefined)
    throw new LogoutRefusal('nobody', issuer)
  // The tolerance twice: the clock of another instance may be behind the one that takes the token.
  return { ...which, token: jti, endsAt: (exp + 2 * tolerance) * 1000 }
}

/** Returns the algorithms of a provider's ID tokens, which its logout tokens have too: those with a public key. */
function listAlgorithms({
  id_token_signing_alg_values_supported: supported = ['RS256'],
}: ProviderMetadata): string[] {
  return supported.filter((name) => name !== 'none' && !name.startsWith('HS'))
}

/** Returns true if no other client than the studio's is meant, as for an ID token (OpenID Connect Core 1.0 §3.1.3.7). */
function isForClient({ aud, azp }: JWTPayload, client: string): boolean {
  return azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === client
}

function isLogout(events: unknown): boolean {
  if (!isObject(events) || !Object.hasOwn(events, logoutEvent)) return false
  return isObject(Reflect.get(events, logoutEvent))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readText(payload: JWTPayload, claim: 'sid' | 'sub', issuer: string): string | undefined {
  const value: unknown = payload[claim]
  if (value === undefined || isText(value)) return value
  throw new LogoutRefusal('claim', issuer, claim)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function explain(cause: unknown, issuer: string): LogoutRefusal {
  if (cause instanceof errors.JWTExpired) return new LogoutRefusal('expired', issuer)
  if (cause instanceof errors.JWTClaimValidationFailed)
    return cause.claim === 'nbf'
      ? new LogoutRefusal('clock', issuer)
      : new LogoutRefusal('claim', issuer, cause.claim)
  if (
    cause instanceof errors.JWSSignatureVerificationFailed ||
    cause instanceof errors.JWKSNoMatchingKey ||
    cause instanceof errors.JWKSMultipleMatchingKeys
  )
    return new LogoutRefusal('signature', issuer)
  if (cause instanceof errors.JOSEAlgNotAllowed) return new LogoutRefusal('algorithm', issuer)
  if (cause instanceof errors.JWSInvalid || cause instanceof errors.JWTInvalid)
    return new LogoutRefusal('no-token', issuer)
  // What is left is about the keys: they did not come, or cannot be read.
  return new LogoutRefusal('keys', issuer)
}
