import { createHash, generateKeyPairSync } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ClientMetadata, Provider } from 'oidc-provider'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { consentPage } from './consent-page.ts'
import { createMemoryAdapter } from './memory-adapter.ts'

export interface SocialProviderOptions {
  /** Such as `http://social.localhost:4173`. */
  readonly issuer: string
  readonly merchants: () => readonly SandboxMerchant[]
}

export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void

/** The sign-in provider of the sandbox: authorization code with PKCE for public clients only. */
export function createSocialProvider({ issuer, merchants }: SocialProviderOptions): NodeListener {
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter((clientId) => describeClient(clientId, merchants())),
    clientDefaults: {
      grant_types: ['authorization_code'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [createHash('sha256').update(issuer).digest('hex')] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: nameOf(id), email: id }),
    }),
    jwks: { keys: [createSigningKey()] },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 900,
      Session: 900,
    },
  })
  // A merchant's page may be served at another port than the sandbox, by a published folder.
  provider.Client.prototype.redirectUriAllowed = function (uri) {
    const asked = URL.parse(uri)
    return (this.redirectUris ?? []).some((known) => {
      const { hostname, pathname, protocol } = new URL(known)
      const isSame = asked?.hostname === hostname && asked.protocol === protocol
      return isSame && asked.href === `${asked.origin}${pathname}`
    })
  }
  const answer = provider.callback()
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path.startsWith('/interaction/')) {
      answerInteraction(provider, { request, response }).catch(() => {
        if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain' })
        response.end('This sign-in has expired. Go back and start again.')
      })
      return
    }
    void answer(request, response)
  }
}

/** A key for identity tokens that lives as long as the process. */
function createSigningKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }
}

interface Interaction {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

async function answerInteraction(
  provider: Provider,
  { request, response }: Interaction,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    const { origin } = new URL(String(params['redirect_uri']))
    const { html, headers } = consentPage(String(params['client_id']), [origin])
    response.writeHead(200, headers).end(html)
    return
  }
  const form = new URLSearchParams(await loadBody(request))
  const accountId = (form.get('account') ?? '').trim().slice(0, 100)
  const result =
    form.get('answer') === 'cancel' || accountId === ''
      ? { error: 'access_denied', error_description: 'The player cancelled.' }
      : { login: { accountId } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

async function loadBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) {
    text += String(part)
    if (text.length > 4096) throw new RangeError('form too large')
  }
  return text
}

function nameOf(account: string): string {
  return account.split('@')[0] ?? account
}

function describeClient(
  clientId: string,
  merchants: readonly SandboxMerchant[],
): ClientMetadata | undefined {
  const [code, provider] = clientId.split('.')
  const merchant = merchants.find((one) => one.code === code)
  if (!merchant || (provider !== 'google' && provider !== 'facebook')) return undefined
  return {
    client_id: clientId,
    redirect_uris: merchant.origins.map((origin) => `${origin}/m/login`),
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
}
