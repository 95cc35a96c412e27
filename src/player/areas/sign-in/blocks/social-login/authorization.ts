import type { SocialProvider } from '../../../../../core/contract/generated/gateway.ts'
import { isLocalhostName } from '../../../../../core/contract/local-only.ts'
import { parseUrl } from '../../../../../core/contract/parse-url.ts'
import { parseAs, type ReadAs } from '../../../../../core/contract/read-as.ts'
import { visitStorage } from '../../../../state/storage.ts'

/** A provider whose sign-in the player knows. */
export type KnownProvider = SocialProvider & { readonly id: 'facebook' | 'google' }
type ProviderId = KnownProvider['id']

/**
 * Schema of the data stored during an authorization; `search` is the query of the login page, which
 * contains the way back.
 */
const storedRequestSchema = {
  type: 'object',
  properties: {
    provider: { enum: ['facebook', 'google'] },
    state: { type: 'string' },
    verifier: { type: 'string' },
    redirectUri: { type: 'string' },
    search: { type: 'string' },
  },
  required: ['provider', 'state', 'verifier', 'redirectUri', 'search'],
  additionalProperties: false,
} as const
type StoredRequest = ReadAs<typeof storedRequestSchema>

/** The result of a granted authorization. */
export interface Granted {
  readonly provider: ProviderId
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

export type AuthorizationReturn =
  | { readonly kind: 'granted'; readonly granted: Granted; readonly search: string }
  | { readonly kind: 'cancelled' | 'failed'; readonly search: string }

/**
 * Returns the provider's address for the redirect, and stores the data that validates the response.
 * Returns undefined for an endpoint that is not allowed.
 */
export async function startAuthorization(
  provider: KnownProvider,
  search: string,
): Promise<string | undefined> {
  const address = parseEndpoint(provider.authorizationEndpoint)
  if (!address) return undefined
  const oauth = await import('oauth4webapi')
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const { id, clientId, redirectUri, scope } = provider
  const request: StoredRequest = { provider: id, state, verifier, redirectUri, search }
  visitStorage.write('socialLogin', JSON.stringify(request))
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scope ?? 'openid',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

/** Returns true if an address of the login page is a response from a provider. */
export function isReturn(search: URLSearchParams): boolean {
  return search.has('state') && (search.has('code') || search.has('error'))
}

/** Validates a response once: its state must equal the stored one. */
export async function loadReturn(
  search: URLSearchParams,
  providers: readonly KnownProvider[],
): Promise<AuthorizationReturn> {
  const request = parseAs<StoredRequest>(storedRequestSchema, visitStorage.read('socialLogin'))
  visitStorage.write('socialLogin', undefined)
  const provider = providers.find(({ id }) => id === request?.provider)
  if (!request || !provider) return { kind: 'failed', search: '' }
  const { state, verifier: codeVerifier, redirectUri } = request
  if (search.get('error') === 'access_denied' && search.get('state') === state) {
    return { kind: 'cancelled', search: request.search }
  }
  try {
    const oauth = await import('oauth4webapi')
    const issuer = search.get('iss') ?? new URL(provider.authorizationEndpoint).origin
    const client = { client_id: provider.clientId }
    const response = oauth.validateAuthResponse({ issuer }, client, search, state)
    const code = response.get('code') ?? ''
    const granted = { provider: provider.id, code, codeVerifier, redirectUri }
    return { kind: 'granted', granted, search: request.search }
  } catch {
    return { kind: 'failed', search: request.search }
  }
}

/** Returns the URL of an https address or of a local http address, else undefined. */
function parseEndpoint(text: string): URL | undefined {
  const url = parseUrl(text)
  const local = url?.protocol === 'http:' && isLocalhostName(url.hostname)
  return url?.protocol === 'https:' || local ? url : undefined
}
