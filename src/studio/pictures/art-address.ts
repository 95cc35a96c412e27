/**
 * Returns the address of a picture, such as that of `merchants/shop/art/logo.svg`: as it is saved, or at a revision,
 * which is a commit or the one before it (`1a2b3c4~1`).
 */
export function artAddress(path: string, revision?: string): string {
  const [, code = '', ...rest] = path.split('/').map(encodeURIComponent)
  const at = revision === undefined ? '' : `?at=${revision}`
  return `/studio/art/${code}/${rest.join('/')}${at}`
}
