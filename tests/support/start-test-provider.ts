import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type JWTPayload, SignJWT } from 'jose'
import { Provider } from 'oidc-provider'
import { createMemoryAdapter } from '../../src/sandbox/social/memory-adapter.ts'
import { findPort } from './find-port.ts'

export interface TestProviderOptions {
  /** The studio's origin, which the provider knows as its client. */
  readonly origin: string
  /** The claims of each account by its name. */
  readonly accounts: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** True to send the claims of scopes at the user info endpoint alone, as the standard has it. */
  readonly onlyUserInfo?: boolean
  /** True to name the person alone in logout tokens, and no session of the provider in any token. */
  readonly namesNoSession?: boolean
  /** Returns the port of this machine at which the studio's origin is served. */
  readonly studioPort: () => number
}

export interface TestProvider {
  /** Such as `http://127.0.0.1:40123`. */
  readonly issuer: string
  readonly client: string
  readonly secret: string
  /** The statuses that the studio answered logouts with. */
  readonly logouts: readonly number[]
  /** Signs claims as the provider signs its tokens. */
  readonly sign: (claims: JWTPayload, header?: Readonly<Record<string, string>>) => Promise<string>
  readonly close: () => Promise<void>
}

const client = 'livery-studio'
const secret = 'the-secret-of-the-tests'

/** Starts a real identity provider on this machine; its one page asks for the name of an account. */
export async function startTestProvider(options: TestProviderOptions): Promise<TestProvider> {
  const issuer = `http://127.0.0.1:${await findPort()}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const logouts: number[] = []
  const provider = createProvider(issuer, { ...options, privateKey, logouts })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    interact(provider, request, response).catch((cause: unknown) =>
      response.writeHead(400).end(String(cause)),
    )
  })
  await new Promise<void>((done) => server.listen(Number(new URL(issuer).port), '127.0.0.1', done))
  return {
    issuer,
    client,
    secret,
    logouts,
    sign: (claims, header) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey),
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

interface ProviderParts extends TestProviderOptions {
  readonly privateKey: KeyObject
  readonly logouts: number[]
}

function createProvider(issuer: string, options: ProviderParts): Provider {
  const { origin, accounts, onlyUserInfo = false, namesNoSession = false } = options
  const { privateKey, studioPort, logouts } = options
  return new Provider(issuer, {
    adapter: createMemoryAdapter((id) =>
      id === client
        ? {
            client_id: client,
            client_secret: secret,
            redirect_uris: [`${origin}/studio/sign-in/callback`],
            post_logout_redirect_uris: [`${origin}/studio`],
            backchannel_logout_uri: `${origin}/studio/sign-in/back-channel-logout`,
            backchannel_logout_session_required: !namesNoSession,
          }
        : undefined,
    ),
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    conformIdTokenClaims: onlyUserInfo,
    cookies: { keys: ['tests'] },
    features: {
      backchannelLogout: { enabled: true },
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          const button = '<button form="op.logoutForm" name="logout" value="yes">Sign out</button>'
          context.body = `<!doctype html><title>Identity provider</title>${form}${button}`
        },
      },
    },
    // The studio's name is known to no name server.
    fetch: async (url, sent) => {
      const { headers, body } = new Request(url, sent)
      const form = { url: new URL(String(url)), headers, body: await new Response(body).text() }
      const status = await post(studioPort(), form)
      logouts.push(status)
      return new Response(null, { status })
    },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: client,
        accountId: oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile groups')
      await grant.save()
      return grant
    },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile', 'groups'],
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  })
}

const page = `<!doctype html><title>Identity provider</title><form method="post">
<label>Account <input name="account"></label>
<button name="answer" value="go">Continue</button><button name="answer" value="cancel">Cancel</button></form>`

async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    return
  }
  let text = ''
  for await (const part of request) text += String(part)
  const form = new URLSearchParams(text)
  const result =
    form.get('answer') === 'cancel'
      ? { error: 'access_denied' }
      : { login: { accountId: form.get('account') ?? '' } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

interface Post {
  readonly url: URL
  readonly headers: Headers
  readonly body: string
}

/** Sends a form to a port of this machine under the name of an address; resolves with the status. */
function post(port: number, { url, headers, body }: Post): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = { ...Object.fromEntries(headers), host: url.host }
    const options = { host: '127.0.0.1', port, path: url.pathname, method: 'POST', headers: sent }
    const asked = request({ ...options, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
