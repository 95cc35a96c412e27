import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  clockSkew,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { grantsOf, pickClaims, type TeamSettings } from '../../../core/config/team-settings.ts'
import type { ProviderLogout } from '../store/provider-logouts.ts'
import type { Person } from '../store/sessions.ts'
import type { PendingSignIn } from '../store/sign-ins.ts'
import { LogoutRefusal } from './logout-refusal.ts'
import { createProviderKeys, verifyLogoutToken } from './logout-token.ts'
import { explainFailure, SignInProblem } from './sign-in-problem.ts'

export interface ProviderOptions {
  readonly settings: TeamSettings
  /** The client's secret. */
  readonly secret: string
  /** The studio's origin, such as `https://studio.example`. */
  readonly origin: string
  readonly now: () => number
}

/** The identity provider of a team. Each of its calls for a sign-in rejects with a SignInProblem. */
export interface IdentityProvider {
  /** Returns where the browser goes to sign in, and what its answer has to match. */
  readonly begin: () => Promise<{
    readonly address: string
    readonly expected: Omit<PendingSignIn, 'returnTo'>
  }>
  /** Returns the person of an answer, whose address holds a code or an error. */
  readonly finish: (answer: URL, expected: PendingSignIn) => Promise<Person>
  /** Returns where the browser goes to sign out there too; undefined if the provider has no such address. */
  readonly signOutAddress: () => Promise<string | undefined>
  /** Returns the logout of a logout token that the provider signed; rejects with a LogoutRefusal. */
  readonly readLogout: (token: string) => Promise<ProviderLogout>
}

/** The path below the studio's origin to which the provider sends its answer. */
export const callbackPath = '/studio/sign-in/callback'

/** The seconds that an answer of the provider may take, and by which its clock may differ. */
const timeoutSeconds = 10
const toleranceSeconds = 30
/** The time after which the provider's own description is read again, for its keys change. */
const freshFor = 60 * 60_000

/** Opens the client of an identity provider. Nothing is asked of it before the first sign-in. */
export function openIdentityProvider(options: ProviderOptions): IdentityProvider {
  const { settings, origin } = options
  const load = keepFor(freshFor, options.now, () => discover(options))
  const loadKeys = keepFor(freshFor, options.now, async () =>
    createProviderKeys((await load()).serverMetadata(), timeoutSeconds),
  )
  return {
    begin: async () => {
      const config = await load()
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
      const address = buildAuthorizationUrl(config, {
        redirect_uri: origin + callbackPath,
        scope: ['openid', 'profile', 'email', ...settings.scopes].join(' '),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, expected: { state, nonce, verifier } }
    },
    finish: async (answer, { state, nonce, verifier }) => {
      const config = await load()
      const tokens = await authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch((cause: unknown) => {
        throw explainFailure(cause, settings)
      })
      const signed = tokens.claims()
      if (!signed) throw new SignInProblem('wrong-answer', settings)
      const claims = await addUserInfo(signed, { config, token: tokens.access_token, settings })
      const { sub, name, preferred_username: username, email } = claims
      const { sid } = signed
      return {
        subject: sub,
        name: textOf(name) ?? textOf(username) ?? textOf(email) ?? sub,
        // It is the address of commits, so nobody has one that the provider knows to be unproved.
        email: claims['email_verified'] === false ? undefined : textOf(email),
        claims: pickClaims(claims, settings.grants),
        // Kept whole, because a logout names it whole.
        sid: typeof sid === 'string' && sid !== '' ? sid : undefined,
      }
    },
    signOutAddress: async () => {
      const config = await load()
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined
      return buildEndSessionUrl(config, { post_logout_redirect_uri: `${origin}/studio` }).href
    },
    readLogout: async (token) => {
      const config = await load().catch(() => {
        throw new LogoutRefusal('no-provider', settings.issuer)
      })
      return await verifyLogoutToken(token, {
        metadata: config.serverMetadata(),
        keys: await loadKeys(),
        client: settings.client,
        now: options.now,
        tolerance: toleranceSeconds,
      })
    },
  }
}

interface UserInfoRequest {
  readonly config: Configuration
  readonly token: string
  readonly settings: TeamSettings
}

/** Adds what some providers do not put into the ID token, where no grant fits without it. */
async function addUserInfo(
  claims: IDToken,
  { config, token, settings }: UserInfoRequest,
): Promise<IDToken> {
  const isEnough = grantsOf(claims, settings.grants).length > 0
  if (isEnough || config.serverMetadata().userinfo_endpoint === undefined) return claims
  const more = await fetchUserInfo(config, token, claims.sub).catch((cause: unknown) => {
    throw explainFailure(cause, settings)
  })
  return { ...more, ...claims }
}

async function discover({ settings, secret, now }: ProviderOptions): Promise<Configuration> {
  const issuer = new URL(settings.issuer)
  const metadata = {
    client_secret: secret,
    [clockTolerance]: toleranceSeconds,
    [clockSkew]: Math.round((now() - Date.now()) / 1000),
  }
  return await discovery(issuer, settings.client, metadata, undefined, {
    timeout: timeoutSeconds,
    // The signature of an ID token is checked although it comes by TLS from the provider itself.
    execute: [
      enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
    ],
  }).catch((cause: unknown) => {
    throw explainFailure(cause, settings)
  })
}

/** Keeps what was loaded for a time. A failure is not kept. */
function keepFor<T>(time: number, now: () => number, load: () => Promise<T>): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly until: number } | undefined
  return () => {
    if (kept && kept.until > now()) return kept.value
    const value = load()
    kept = { value, until: now() + time }
    value.catch(() => {
      kept = undefined
    })
    return value
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined
}
