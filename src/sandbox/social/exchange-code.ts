import { request as httpRequest } from 'node:http'
import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  customFetch,
  expectNoState,
  getValidatedIdTokenClaims,
  None,
  processAuthorizationCodeResponse,
  validateAuthResponse,
} from 'oauth4webapi'

export interface SocialIdentity {
  /** The player's id at the provider. */
  readonly subject: string
  readonly name: string
}

interface Exchange {
  readonly issuer: string
  readonly clientId: string
  readonly code: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

/** Ends an authorization by code with PKCE; undefined when the provider refuses it. */
export async function exchangeCode(exchange: Exchange): Promise<SocialIdentity | undefined> {
  const { issuer, clientId, code, codeVerifier, redirectUri } = exchange
  const server: AuthorizationServer = { issuer, token_endpoint: `${issuer}/token` }
  const client: Client = { client_id: clientId }
  try {
    const answer = validateAuthResponse(
      server,
      client,
      new URLSearchParams({ code }),
      expectNoState,
    )
    const response = await authorizationCodeGrantRequest(
      server,
      client,
      None(),
      answer,
      redirectUri,
      codeVerifier,
      { [customFetch]: fetchLocally, [allowInsecureRequests]: true },
    )
    const tokens = await processAuthorizationCodeResponse(server, client, response)
    const claims = getValidatedIdTokenClaims(tokens)
    if (!claims) return undefined
    const { name } = claims
    return { subject: claims.sub, name: typeof name === 'string' ? name : claims.sub }
  } catch {
    return undefined
  }
}

interface ExchangeRequest {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: unknown
}

/** The provider answers on this machine under a name that few resolvers know: go by its number. */
function fetchLocally(
  address: string,
  { method, headers, body }: ExchangeRequest,
): Promise<Response> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      { host: '127.0.0.1', port, path: pathname + search, method, headers: { ...headers, host } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () => {
          const type = answer.headers['content-type'] ?? ''
          const init = { status: answer.statusCode ?? 502, headers: { 'content-type': type } }
          resolve(new Response(Buffer.concat(parts), init))
        })
      },
    )
    asked.on('error', reject)
    asked.end(body === undefined ? undefined : String(body))
  })
}
