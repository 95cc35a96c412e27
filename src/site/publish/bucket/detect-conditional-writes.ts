import { publishFolders } from '../publish-paths.ts'
import type { BucketAddress } from './bucket-address.ts'
import { explainMissingConditions } from './explain-bucket.ts'
import type { S3Client, WriteCondition } from './s3-client.ts'

/** Adapts a condition to the server; returns undefined if writes have no conditions. */
export type ConditionAdapter = (when: WriteCondition) => WriteCondition | undefined

/** The bytes are always the same, so two processes that test at once do not disturb each other. */
const key = `${publishFolders.releases}/.conditions`
const bytes = Buffer.from('Shows whether this server honours conditional writes.\n')
const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/**
 * Detects by writing a test object whether a server supports conditional writes: some refuse
 * conditions, some ignore them, and some accept an ETag only without its quotes. Throws PublishError
 * if conditions do not work. With `--alone` nothing is written and no condition is sent.
 */
export async function detectConditionalWrites(
  s3: S3Client,
  at: BucketAddress,
): Promise<ConditionAdapter> {
  // Some servers answer a condition with an error, so none is sent where nobody else publishes.
  if (at.alone) return () => undefined
  const put = (when: WriteCondition) => s3.put(key, bytes, { headers, when })
  const ignoresAbsent = async (): Promise<boolean> =>
    (await put('absent')) === 'unsupported' || (await put('absent')) !== 'conflict'
  const etag = (await ignoresAbsent()) ? undefined : (await s3.head(key))?.etag
  const bare = etag?.replace(/^"|"$/g, '')
  if (etag !== undefined && bare !== undefined) {
    if (typeof (await put({ etag })) === 'object') return (when) => when
    if (typeof (await put({ etag: bare })) === 'object') return unquote
  }
  throw explainMissingConditions(at)
}

function unquote(when: WriteCondition): WriteCondition {
  return when === 'absent' ? when : { etag: when.etag.replace(/^"|"$/g, '') }
}
