const types: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
  ['txt', 'text/plain; charset=utf-8'],
])

/** Returns the media type of a file by its extension; undefined if files of that kind are not served. */
export function mediaType(path: string): string | undefined {
  return types.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase())
}

/** Reports whether compression makes a file of that name smaller. */
export function isCompressible(path: string): boolean {
  return isCompressibleType(mediaType(path) ?? '')
}

export function isCompressibleType(type: string): boolean {
  return /^(text\/|application\/(json|javascript|manifest)|image\/svg)/.test(type)
}

/**
 * Returns the header that says on what an answer of a media type depends. One that is never compressed depends on
 * nothing: Firefox asks for a font in no encoding, and would ask again for the same one in another.
 */
export function varyOf(type: string): { readonly vary?: 'accept-encoding' } {
  return isCompressibleType(type) ? { vary: 'accept-encoding' } : {}
}
