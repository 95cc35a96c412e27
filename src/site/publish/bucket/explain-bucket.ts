import { PublishError } from '../publish-error.ts'
import type { BucketAddress } from './bucket-address.ts'

/** An error response of an S3 server. */
export interface S3ErrorResponse {
  readonly status: number
  /** The error code of S3; empty if the response has none. */
  readonly code: string
}

type Explain = (at: BucketAddress) => string

const credentials: Explain = ({ endpoint }) =>
  `${endpoint.origin} does not know these credentials. Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
const session: Explain = ({ endpoint }) =>
  `${endpoint.origin} no longer accepts this session. Sign in again and set AWS_SESSION_TOKEN with its keys.`
const permission: Explain = ({ bucket }) =>
  `these credentials lack a permission. Allow them to read, write, delete and list in the bucket "${bucket}".`
const full: Explain = ({ bucket }) =>
  `the bucket "${bucket}" is full, or its quota is used up. Make room and try again.`
const region: Explain = ({ bucket, region: named }) =>
  `the bucket "${bucket}" is not in the region "${named}". Set AWS_REGION to the bucket's region.`
const clock: Explain = ({ endpoint }) =>
  `the clocks of this machine and ${endpoint.origin} differ too much. Correct the clock and try again.`

const strange: Explain = ({ endpoint }) =>
  `${endpoint.origin} does not answer as S3 does. Check the endpoint.`

const byCode: Readonly<Record<string, Explain>> = {
  InvalidAccessKeyId: credentials,
  SignatureDoesNotMatch: credentials,
  InvalidSecurity: credentials,
  ExpiredToken: session,
  InvalidToken: session,
  TokenRefreshRequired: session,
  AccessDenied: permission,
  AllAccessDisabled: permission,
  AccountProblem: permission,
  NoSuchBucket: ({ bucket, endpoint }) =>
    `there is no bucket called "${bucket}" at ${endpoint.origin}. Create it, or check its name.`,
  InvalidBucketName: ({ bucket }) => `"${bucket}" is not a valid name of a bucket. Check it.`,
  QuotaExceeded: full,
  InsufficientCapacity: full,
  XMinioStorageFull: full,
  XMinioAdminBucketQuotaExceeded: full,
  EntityTooLarge: ({ bucket }) => `a file is too large for the bucket "${bucket}".`,
  PermanentRedirect: region,
  AuthorizationHeaderMalformed: region,
  IllegalLocationConstraintException: region,
  RequestTimeTooSkewed: clock,
  RequestExpired: clock,
  MetadataTooLarge: ({ bucket }) =>
    `the headers of a page are too long for the bucket "${bucket}". List fewer image and frame hosts in the merchant's "gateway".`,
}

const byStatus: Readonly<Record<number, Explain>> = {
  401: credentials,
  403: permission,
  404: strange,
  429: ({ endpoint }) => `${endpoint.origin} limits the number of requests. Try again later.`,
  507: full,
}

const unreachable = 'cannot be reached. Check the network'
const byNetwork: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has no address. Check the endpoint and the network',
  EAI_AGAIN: 'has no address at the moment. Check the network',
  ECONNREFUSED: 'refuses connections. Check the endpoint',
  ENETUNREACH: unreachable,
  EHOSTUNREACH: unreachable,
}

/** Explains an error response in a sentence. */
export function explainS3Error({ status, code }: S3ErrorResponse, at: BucketAddress): PublishError {
  const explain = Object.hasOwn(byCode, code)
    ? byCode[code]
    : Object.hasOwn(byStatus, status) && (code === '' || status === 507 || status === 403)
      ? byStatus[status]
      : undefined
  if (explain) return fail(at, explain(at))
  if (status >= 500)
    return fail(at, `${at.endpoint.origin} keeps failing (${code || status}). Try again later.`)
  if (code === '') return fail(at, strange(at))
  return fail(at, `${at.endpoint.origin} answered with the error ${code} (${status}).`)
}

/** Explains in a sentence why a request did not reach the server. */
export function explainNetworkError(cause: unknown, at: BucketAddress): PublishError {
  const { host } = at.endpoint
  const code = codeOf(cause)
  if (code.startsWith('ERR_TLS') || /CERT|SSL|SIGNATURE/.test(code))
    return fail(at, `${host} has no valid TLS certificate (${code}). Check the endpoint.`, cause)
  const known = Object.hasOwn(byNetwork, code) ? byNetwork[code] : undefined
  return fail(
    at,
    known
      ? `${host} ${known}.`
      : `the connection to ${host} was lost repeatedly. Check the network and try again.`,
    cause,
  )
}

export const explainMissingConditions = ({ name }: BucketAddress): PublishError =>
  new PublishError(
    `Publishing to "${name}" is not safe: its server does not support conditional writes, so two publishes at once would overwrite each other. If nobody else publishes there, add --alone.`,
  )

function fail({ name }: BucketAddress, reason: string, cause?: unknown): PublishError {
  return new PublishError(`"${name}" could not be reached or written: ${reason}`, { cause })
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return ''
  if ('code' in cause && typeof cause.code === 'string') return cause.code
  return codeOf(cause.cause)
}
