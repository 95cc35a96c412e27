import { cacheControl } from '../../assemble/cache-control.ts'
import { mediaType } from '../../assemble/media-type.ts'

/** The header of a host's files that names their site. */
export const siteHeaderName = 'x-amz-meta-livery-site'

const encodings: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' }

/** Returns the headers of an immutable file; a compressed form has the media type of the plain file. */
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
 * Returns the headers of a file that a host serves. S3 stores no Content-Security-Policy, so each
 * header of a site becomes metadata, from which the server in front of the bucket restores it.
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
    [siteHeaderName]: site,
    ...Object.fromEntries(kept),
  }
}
