import { places } from '../places.ts'
import type { BucketAddress } from './bucket-address.ts'
import { noConditions } from './explain-bucket.ts'
import type { Condition, S3Client } from './s3-client.ts'

/** Adapts a condition to the server; returns undefined if writes have no conditions. */
export type Conditioner = (when: Condition) => Condition | undefined

/** The bytes are always the same, so two processes that test at once do not disturb each other. */
const key = `${places.releases}/.conditions`
const bytes = Buffer.from('Shows whether this server honours conditional writes.\n')
const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/**
 * Detects by writing a test object whether a server supports conditional writes: some refuse
 * conditions, some ignore them, and some accept an ETag only without its quotes. Throws PublishError
 * if conditions do not work, unless the operator publishes with `--alone`.
 */
export async function learnConditions(s3: S3Client, at: BucketAddress): Promise<Conditioner> {
  const put = (when: Condition) => s3.put(key, bytes, { headers, when })
  const ignoresAbsent = async (): Promise<boolean> =>
    (await put('absent')) === 'unsupported' || (await put('absent')) !== 'conflict'
  const etag = (await ignoresAbsent()) ? undefined : (await s3.head(key))?.etag
  const bare = etag?.replace(/^"|"$/g, '')
  if (etag !== undefined && bare !== undefined) {
    if (typeof (await put({ etag })) === 'object') return (when) => when
    if (typeof (await put({ etag: bare })) === 'object') return unquote
  }
  if (!at.alone) throw noConditions(at)
  return () => undefined
}

function unquote(when: Condition): Condition {
  return when === 'absent' ? when : { etag: when.etag.replace(/^"|"$/g, '') }
}
