import { PublishError } from '../publish-error.ts'
import type { BucketAddress } from './bucket-address.ts'

/** What an S3 server answered that is no success. */
export interface Refusal {
  readonly status: number
  /** The error's name as S3 knows it; empty where a server said none. */
  readonly code: string
}

type Sayer = (at: BucketAddress) => string

const credentials: Sayer = ({ endpoint }) =>
  `${endpoint.origin} does not know these credentials. Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
const session: Sayer = ({ endpoint }) =>
  `${endpoint.origin} no longer accepts this session. Sign in again and set AWS_SESSION_TOKEN with its keys.`
const permission: Sayer = ({ bucket }) =>
  `these credentials lack a permission. They need to read, write, delete and list in the bucket "${bucket}".`
const full: Sayer = ({ bucket }) =>
  `the bucket "${bucket}" is full, or its quota is used up. Make room and try again.`
const region: Sayer = ({ bucket, region: named }) =>
  `the bucket "${bucket}" is not in the region "${named}". Set AWS_REGION to the bucket's region.`
const clock: Sayer = ({ endpoint }) =>
  `the clock of this machine and that of ${endpoint.origin} differ too much. Set the clock right and try again.`

const byCode: Readonly<Record<string, Sayer>> = {
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
    `there is no bucket called "${bucket}" at ${endpoint.origin}. Make it, or check its name.`,
  InvalidBucketName: ({ bucket }) => `"${bucket}" cannot be the name of a bucket. Check its name.`,
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
    `the headers of a page are too long for the bucket "${bucket}". Let the merchant name fewer hosts of pictures and frames.`,
}

const byStatus: Readonly<Record<number, Sayer>> = {
  401: credentials,
  403: permission,
  404: ({ endpoint }) => `${endpoint.origin} does not answer as S3 does. Check the endpoint.`,
  429: ({ endpoint }) => `${endpoint.origin} wants fewer requests. Try again later.`,
  507: full,
}

const byNetwork: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has no address. Check the endpoint and the network',
  EAI_AGAIN: 'has no address now. Check the network',
  ECONNREFUSED: 'refuses connections. Check the endpoint',
  ENETUNREACH: 'is out of reach. Check the network',
  EHOSTUNREACH: 'is out of reach. Check the network',
}

/** A sentence of what a server refused. */
export function explainRefusal({ status, code }: Refusal, at: BucketAddress): PublishError {
  const say = Object.hasOwn(byCode, code)
    ? byCode[code]
    : Object.hasOwn(byStatus, status) && (code === '' || status === 507 || status === 403)
      ? byStatus[status]
      : undefined
  if (say) return fail(at, say(at))
  if (status >= 500)
    return fail(at, `${at.endpoint.origin} goes on failing (${code || status}). Try again later.`)
  if (code === '')
    return fail(at, `${at.endpoint.origin} does not answer as S3 does. Check the endpoint.`)
  return fail(at, `${at.endpoint.origin} refuses (${code}, ${status}).`)
}

/** A sentence of why a server could not be asked. */
export function explainNetwork(cause: unknown, at: BucketAddress): PublishError {
  const { host } = at.endpoint
  const code = codeOf(cause)
  if (code.startsWith('ERR_TLS') || /CERT|SSL|SIGNATURE/.test(code))
    return fail(at, `${host} does not prove who it is (${code}). Check the endpoint.`, cause)
  const known = Object.hasOwn(byNetwork, code) ? byNetwork[code] : undefined
  return fail(
    at,
    known
      ? `${host} ${known}.`
      : `the connection to ${host} breaks off, again and again. Check the network and try again.`,
    cause,
  )
}

export const noConditions = ({ name }: BucketAddress): PublishError =>
  new PublishError(
    `"${name}" cannot be published to safely: its server does not support conditional writes, so that two who publish at once would overwrite each other. If nobody else publishes there, add --alone.`,
  )

function fail({ name }: BucketAddress, reason: string, cause?: unknown): PublishError {
  return new PublishError(`"${name}" could not be reached or written: ${reason}`, { cause })
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return ''
  if ('code' in cause && typeof cause.code === 'string') return cause.code
  return codeOf(cause.cause)
}
