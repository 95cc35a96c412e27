/** A bucket, and a place in it, that releases go to. */
export interface BucketAddress {
  /** As an operator typed it. */
  readonly name: string
  readonly bucket: string
  /** What keys begin with: empty, or ends with a slash. */
  readonly prefix: string
  readonly endpoint: URL
  readonly region: string
  readonly credentials: Credentials
  /** The operator says that nobody else publishes there, so that writes need no conditions. */
  readonly alone: boolean
  /** How long a publish that says nothing more counts as under way, in milliseconds. */
  readonly lease: number
  /** The longest first wait between two tries, in milliseconds; it doubles, and each is some part of it. */
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

/** Reads where a bucket is from what was typed and the usual variables; throws in the operator's words. */
export function readBucketAddress(options: BucketOptions, env: Environment): BucketAddress {
  const { bucket, prefix } = readPlace(options.to)
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
    endpoint: readEndpoint(endpoint),
    credentials: readCredentials(env),
    alone: options.alone ?? false,
    lease,
    pause,
  }
}

function readPlace(to: string): Pick<BucketAddress, 'bucket' | 'prefix'> {
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9._-]{1,62})(?:\/(.*))?$/i.exec(to) ?? []
  const steps = path.split('/').filter((step) => step !== '')
  const odd = steps.some((step) => !/^[\w.-]+$/.test(step) || /^\.+$/.test(step))
  if (bucket === undefined || odd)
    throw new Error(
      `"${to}" is no place in a bucket. Write s3://bucket, or s3://bucket/path of letters, digits, dots, dashes and slashes.`,
    )
  return { bucket, prefix: steps.map((step) => `${step}/`).join('') }
}

function readEndpoint(text: string): URL {
  const url = URL.parse(text)
  // What stands in it may be secret, so it is not said again.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search)
    throw new Error(
      'An endpoint is an address such as https://s3.eu-central-1.amazonaws.com, without a name or a password in it.',
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
