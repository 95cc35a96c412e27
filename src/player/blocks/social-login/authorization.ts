import type { SocialProvider } from '../../../core/contract/generated/gateway.ts'
import { parseAs, type ReadAs } from '../../../core/contract/read-as.ts'
import { visitStorage } from '../../state/storage.ts'

type ProviderId = SocialProvider['id']

/** What is kept while a provider asks the player; `search` is the query of the login page, which holds the way back. */
const pendingSchema = {
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
type Pending = ReadAs<typeof pendingSchema>

/** The end of an authorization that the provider granted. */
export interface Granted {
  readonly provider: ProviderId
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

export type Returned =
  | { readonly kind: 'granted'; readonly granted: Granted; readonly search: string }
  | { readonly kind: 'cancelled' | 'failed'; readonly search: string }

/** The provider's address to go to; keeps what the way back is checked with. */
export async function startAuthorization(
  provider: SocialProvider,
  search: string,
): Promise<string | undefined> {
  const address = readEndpoint(provider.authorizationEndpoint)
  if (!address) return undefined
  const oauth = await import('oauth4webapi')
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const { id, clientId, redirectUri, scope } = provider
  const pending: Pending = { provider: id, state, verifier, redirectUri, search }
  visitStorage.write('socialLogin', JSON.stringify(pending))
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

/** Whether an address of the login page is a way back from a provider. */
export function isReturn(search: URLSearchParams): boolean {
  return search.has('state') && (search.has('code') || search.has('error'))
}

/** Reads a way back once: its state must be the one that was kept. */
export async function readReturn(
  search: URLSearchParams,
  providers: readonly SocialProvider[],
): Promise<Returned> {
  const pending = parseAs<Pending>(pendingSchema, visitStorage.read('socialLogin'))
  visitStorage.write('socialLogin', undefined)
  const provider = providers.find(({ id }) => id === pending?.provider)
  if (!pending || !provider) return { kind: 'failed', search: '' }
  const { state, verifier: codeVerifier, redirectUri } = pending
  if (search.get('error') === 'access_denied' && search.get('state') === state) {
    return { kind: 'cancelled', search: pending.search }
  }
  try {
    const oauth = await import('oauth4webapi')
    const issuer = search.get('iss') ?? new URL(provider.authorizationEndpoint).origin
    const client = { client_id: provider.clientId }
    const answer = oauth.validateAuthResponse({ issuer }, client, search, state)
    const code = answer.get('code') ?? ''
    const granted = { provider: provider.id, code, codeVerifier, redirectUri }
    return { kind: 'granted', granted, search: pending.search }
  } catch {
    return { kind: 'failed', search: pending.search }
  }
}

/** An https address, or a plain one on this very machine. */
function readEndpoint(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const local = url.protocol === 'http:' && /(^|\.)localhost$/.test(url.hostname)
  return url.protocol === 'https:' || local ? url : undefined
}
