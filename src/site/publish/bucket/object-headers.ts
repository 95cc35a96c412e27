import { cacheControl } from '../../build/cache-control.ts'
import { mediaType } from '../../build/media-type.ts'

/** The site that a pointer was made of. */
export const siteMark = 'x-amz-meta-livery-site'

const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' }

/** What a bucket sends along with a file that never changes: the type of what it holds, however it is compressed. */
export function headersOfFile(path: string): Readonly<Record<string, string>> {
  const [, plain = path, ending = ''] = /^(.*)\.(br|gz)$/.exec(path) ?? []
  const encoding = encodings[ending]
  return {
    'content-type': mediaType(plain) ?? 'application/octet-stream',
    'cache-control': cacheControl.immutable,
    ...(encoding && { 'content-encoding': encoding }),
  }
}

/**
 * What a bucket sends along with what a host serves. S3 keeps no policy of its own, so that each
 * header of a site travels as metadata, from which the server in front makes it again.
 */
export function headersOfPointer(
  name: string,
  site: string,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const kept = Object.entries(headers).map(([header, value]) => [`x-amz-meta-${header}`, value])
  return {
    ...headersOfFile(name),
    'cache-control': cacheControl.revalidate,
    [siteMark]: site,
    ...Object.fromEntries(kept),
  }
}
