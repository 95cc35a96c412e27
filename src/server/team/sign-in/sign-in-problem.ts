import type { TeamSettings } from '../../../core/config/team-settings.ts'
import type { Person } from '../store/sessions.ts'

interface Known {
  readonly issuer: string
  readonly client: string
  readonly grants: TeamSettings['grants']
  /** What the identity provider said. */
  readonly detail?: string | undefined
}

/** Why a sign-in failed, as a text for the person at the browser, with what an operator has to change. */
const problems = {
  'issuer-down': {
    status: 502,
    message: ({ issuer, detail }: Known) =>
      `The identity provider ${issuer} does not answer${because(detail)}. Try again; if it stays so, ask whoever runs it.`,
  },
  'wrong-issuer': {
    status: 502,
    message: ({ issuer }: Known) =>
      `${issuer} says that it is another issuer. Write "issuer" in livery.json exactly as its discovery document does.`,
  },
  'wrong-client': {
    status: 502,
    message: ({ issuer, client, detail }: Known) =>
      `The identity provider ${issuer} refuses the client "${client}"${because(detail)}. Compare "client" in livery.json, LIVERY_STUDIO_SECRET and the addresses that the provider allows for it.`,
  },
  clock: {
    status: 502,
    message: ({ issuer }: Known) =>
      `The clock of ${issuer} and the clock of this studio differ by more than 30 seconds, so its answer counts as too old or too new. Set both by a time server.`,
  },
  'wrong-answer': {
    status: 502,
    message: ({ issuer, detail }: Known) =>
      `The answer of ${issuer} cannot be trusted${because(detail)}. Nobody is signed in. Start again.`,
  },
  'no-role': {
    status: 403,
    message: ({ grants }: Known) =>
      `You are known, but no grant of this studio fits you: it reads the ${listClaims(grants)}. Ask an admin for a role, then sign in again.`,
  },
  cancelled: {
    status: 200,
    message: (_: Known) =>
      'You cancelled the sign-in, so nobody is signed in. Start again to sign in.',
  },
  stale: {
    status: 400,
    message: (_: Known) =>
      'This sign-in is over: it took longer than ten minutes, was used before, or began in another browser. Start again.',
  },
  'no-store': {
    status: 503,
    message: (_: Known) =>
      'The database of the team does not answer, so nobody can sign in. Try again in a moment.',
  },
  'too-often': {
    status: 429,
    message: (_: Known) =>
      'There were too many sign-ins from this network. Wait a minute, then try again.',
  },
} as const satisfies Record<string, { status: number; message: (known: Known) => string }>

export type SignInProblemCode = keyof typeof problems

/** A sign-in that failed; nobody is signed in. Its message is a text for the person at the browser. */
export class SignInProblem extends Error {
  override readonly name = 'SignInProblem'
  readonly code: SignInProblemCode
  readonly status: number
  /** The person, if the identity provider named one. */
  readonly person: Person | undefined

  constructor(
    code: SignInProblemCode,
    settings: TeamSettings,
    { detail, person }: { readonly detail?: string | undefined; readonly person?: Person } = {},
  ) {
    super(problems[code].message({ ...settings, detail }))
    this.code = code
    this.person = person
    this.status = problems[code].status
  }
}

/** Returns the problem that an error of the client library is. */
export function explainFailure(cause: unknown, settings: TeamSettings): SignInProblem {
  const { code, error, description } = readError(cause)
  const detail = description ?? error ?? code
  return new SignInProblem(codeOf({ code, error }), settings, { detail })
}

function codeOf({ code, error }: Pick<ReadError, 'code' | 'error'>): SignInProblemCode {
  if (error === 'access_denied') return 'cancelled'
  if (error === 'temporarily_unavailable' || error === 'server_error') return 'issuer-down'
  if (error === 'invalid_grant') return 'stale'
  if (error !== undefined) return 'wrong-client'
  switch (code) {
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return 'clock'
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      return 'wrong-issuer'
    case 'OAUTH_TIMEOUT':
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM':
    case 'OAUTH_RESPONSE_IS_NOT_JSON':
    case 'OAUTH_PARSE_ERROR':
    case 'NETWORK':
      return 'issuer-down'
    case 'OAUTH_WWW_AUTHENTICATE_CHALLENGE':
      return 'wrong-client'
    default:
      return 'wrong-answer'
  }
}

interface ReadError {
  readonly code: string | undefined
  /** The error code of OAuth that the provider sent. */
  readonly error: string | undefined
  readonly description: string | undefined
}

function readError(cause: unknown): ReadError {
  const read = (key: string): string | undefined => {
    const value: unknown = typeof cause === 'object' && cause ? Reflect.get(cause, key) : undefined
    return typeof value === 'string' ? value.slice(0, 200) : undefined
  }
  // fetch reports a failed connection as a TypeError.
  const isNetwork = cause instanceof TypeError && read('code') === undefined
  return {
    code: isNetwork ? 'NETWORK' : read('code'),
    error: read('error'),
    description: read('error_description'),
  }
}

function because(detail: string | undefined): string {
  return detail === undefined || detail === 'NETWORK' ? '' : ` (${detail})`
}

function listClaims(grants: TeamSettings['grants']): string {
  const names = [...new Set(grants.map(({ claim }) => `"${claim}"`))]
  return `${names.length === 1 ? 'claim' : 'claims'} ${names.join(', ')}`
}
