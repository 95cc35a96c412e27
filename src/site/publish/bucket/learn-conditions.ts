import { places } from '../places.ts'
import type { BucketAddress } from './bucket-address.ts'
import { noConditions } from './explain-bucket.ts'
import type { Condition, S3Client } from './s3-client.ts'

/** Words a condition as a server understands it; undefined where writes have none. */
export type Conditioner = (when: Condition) => Condition | undefined

/** Always the same bytes, so that two who ask at once do not disturb each other. */
const key = `${places.releases}/.conditions`
const bytes = Buffer.from('Shows whether this server honours conditional writes.\n')
const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/**
 * Learns by writing whether a server honours conditions: some refuse them, some ignore them, and
 * some know a mark only without its quotes. Throws PublishError where it honours none, unless the
 * operator publishes alone.
 */
export async function learnConditions(s3: S3Client, at: BucketAddress): Promise<Conditioner> {
  const put = (when: Condition) => s3.put(key, bytes, { headers, when })
  const isWrong = async (): Promise<boolean> =>
    (await put('absent')) === 'unsupported' || (await put('absent')) !== 'conflict'
  const mark = (await isWrong()) ? undefined : (await s3.head(key))?.mark
  const bare = mark?.replace(/^"|"$/g, '')
  if (mark !== undefined && bare !== undefined) {
    if (typeof (await put({ mark })) === 'object') return (when) => when
    if (typeof (await put({ mark: bare })) === 'object') return unquote
  }
  if (!at.alone) throw noConditions(at)
  return () => undefined
}

function unquote(when: Condition): Condition {
  return when === 'absent' ? when : { mark: when.mark.replace(/^"|"$/g, '') }
}
