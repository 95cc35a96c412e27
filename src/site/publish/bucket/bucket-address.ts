import { type LeaseClock, machineClock } from './lease-clock.ts'

/** A bucket and a prefix in it, to which releases are published. */
export interface BucketAddress {
  /** The address as the operator typed it. */
  readonly name: string
  readonly bucket: string
  /** The prefix of every key: empty, or ending with a slash. */
  readonly prefix: string
  readonly endpoint: URL
  readonly region: string
  readonly credentials: Credentials
  /** Set by `--alone`: nobody else publishes there, so writes need no conditions. */
  readonly alone: boolean
  /** Milliseconds after which an unrenewed lease of a publish expires. */
  readonly lease: number
  /** The clock of that lease. */
  readonly clock: LeaseClock
  /** The longest first wait between two attempts, in milliseconds. It doubles with each; the wait is a random part of it. */
  readonly pause: number
}

export interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

export interface BucketOptions {
  /** Such as `s3://shop/livery`. */
  readonly to: string
  readonly endpoint?: string | undefined
  readonly alone?: boolean | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

const lease = 15_000
const pause = 200

/** Reads the address of a bucket from options and the usual AWS variables; throws an error with a sentence for operators. */
export function parseBucketAddress(options: BucketOptions, env: Environment): BucketAddress {
  const { bucket, prefix } = parseUrl(options.to)
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || 'us-east-1'
  const endpoint =
    options.endpoint ||
    env['AWS_ENDPOINT_URL_S3'] ||
    env['AWS_ENDPOINT_URL'] ||
    `https://s3.${region}.amazonaws.com`
  return {
    name: options.to,
    bucket,
    prefix,
    region,
    endpoint: parseEndpoint(endpoint),
    credentials: readCredentials(env),
    alone: options.alone ?? false,
    lease,
    clock: machineClock,
    pause,
  }
}

function parseUrl(to: string): Pick<BucketAddress, 'bucket' | 'prefix'> {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9._-]{1,62})(?:\/(.*))?$/i.exec(to) ?? []
  const steps = path.split('/').filter((step) => step !== '')
  const isMalformed = steps.some((step) => !/^[\w.-]+$/.test(step) || /^\.+$/.test(step))
  if (bucket === undefined || isMalformed)
    throw new Error(
      `"${to}" is not the address of a bucket. Write s3://bucket or s3://bucket/path, where the path has letters, digits, dots, dashes and slashes.`,
    )
  return { bucket, prefix: steps.map((step) => `${step}/`).join('') }
}

function parseEndpoint(text: string): URL {
  const url = URL.parse(text)
  // It may contain a secret, so the message does not repeat it.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search)
    throw new Error(
      'The endpoint is not valid. Write an address such as https://s3.eu-central-1.amazonaws.com, without a user name, password or query.',
    )
  return url
}

function readCredentials(env: Environment): Credentials {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = env
  if (!id || !secret)
    throw new Error(
      'There are no credentials for the bucket. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.',
    )
  return { accessKeyId: id, secretAccessKey: secret, ...(token && { sessionToken: token }) }
}
